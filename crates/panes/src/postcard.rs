//! A table as a stack of rendered pictures, as a link preview shows it. A game decides which picture goes where; this
//! module does not know who paints them or where the files are.

/// A picture of a table, from the back to the front, in units of the game's own.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Postcard {
    /// How wide it is.
    pub width: f32,
    /// How high it is.
    pub height: f32,
    /// The pictures on it.
    pub layers: Vec<Layer>,
}

/// One picture on a postcard. Positions are centres.
#[derive(Clone, PartialEq, Debug)]
pub enum Layer {
    /// A rendered picture of the game.
    Picture {
        /// `FAMILY/ID`, as in the folder of the game's pictures.
        name: String,
        /// From the left.
        x: f32,
        /// From the top.
        y: f32,
        /// How wide it is shown.
        width: f32,
        /// How high it is shown.
        height: f32,
        /// By how many degrees it is turned clockwise.
        turn: f32,
    },
    /// A disc in one colour, with a light edge.
    Disc {
        /// From the left.
        x: f32,
        /// From the top.
        y: f32,
        /// Half its width.
        radius: f32,
        /// Red, green and blue.
        colour: [u8; 3],
    },
}

impl Postcard {
    /// An empty one.
    pub fn new(width: f32, height: f32) -> Self {
        Postcard { width, height, layers: Vec::new() }
    }

    /// Lays a picture on it.
    pub fn lay(&mut self, name: impl Into<String>, (x, y): (f32, f32), (width, height): (f32, f32)) {
        self.turned(name, (x, y), (width, height), 0.0);
    }

    /// Lays a picture on it that is turned clockwise.
    pub fn turned(&mut self, name: impl Into<String>, (x, y): (f32, f32), size: (f32, f32), turn: f32) {
        self.layers.push(Layer::Picture { name: name.into(), x, y, width: size.0, height: size.1, turn });
    }

    /// Lays a disc on it.
    pub fn disc(&mut self, (x, y): (f32, f32), radius: f32, colour: [u8; 3]) {
        self.layers.push(Layer::Disc { x, y, radius, colour });
    }
}
