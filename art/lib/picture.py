"""The register of pictures: a family is a size, a template and a folder; a picture is one function, named as its component."""
from dataclasses import dataclass, field

PICTURES = {}


@dataclass
class Picture:
    game: str
    family: str
    id: str
    fn: object
    template: object
    options: dict = field(default_factory=dict)

    @property
    def key(self): return f'{self.game}/{self.family}/{self.id}'
    @property
    def size(self): return self.options.get('size') or self.template.size
    def render(self, path):
        """Builds the scene, writes the master picture and returns the seconds that rendering took."""
        return self.template.make(self, path)


@dataclass
class Template:
    """make(picture, path) builds and renders; `size` is that of the master, which is the double density."""
    make: object
    size: tuple
    quality: int = 76
    plain: float = .75      # part of the size at the plain setting


def family(game, name, template):
    """A decorator for the pictures of a family: @item(ground='wood') over a function whose name is the component's id.
    `id` names pictures whose component has a name that is no Python name."""
    def of(**options):
        def register(fn):
            picture = Picture(game, name, options.get('id') or fn.__name__, fn, template, options)
            assert picture.key not in PICTURES, picture.key
            PICTURES[picture.key] = picture
            return fn
        return register
    return of
