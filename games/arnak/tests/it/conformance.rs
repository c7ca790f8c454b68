//! The laws every game obeys, on every board and player count, and solo at difficulties 0, 5 and
//! 10.

use arnak::Arnak;
use kernel::Game;

fn rules() -> Arnak {
    Arnak::build(&[]).expect("the embedded tables load")
}

kernel::conformance_tests! {
    bird_2: rules(), {"players": 2, "board": "bird"}, 20 games;
    bird_3: rules(), {"players": 3, "board": "bird"}, 10 games;
    bird_4: rules(), {"players": 4, "board": "bird"}, 10 games;
    snake_2: rules(), {"players": 2, "board": "snake"}, 20 games;
    snake_3: rules(), {"players": 3, "board": "snake"}, 10 games;
    snake_4: rules(), {"players": 4, "board": "snake"}, 10 games;
    bird_twisted: rules(), {"players": 2, "board": "bird", "twisted_paths": true}, 10 games;
    snake_twisted: rules(), {"players": 3, "board": "snake", "twisted_paths": true}, 10 games;
    spider_2: rules(), {"players": 2, "board": "spider"}, 20 games;
    spider_3: rules(), {"players": 3, "board": "spider"}, 10 games;
    spider_4: rules(), {"players": 4, "board": "spider", "twisted_paths": false}, 10 games;
    owl_2: rules(), {"players": 2, "board": "owl"}, 20 games;
    owl_3: rules(), {"players": 3, "board": "owl"}, 10 games;
    owl_4: rules(), {"players": 4, "board": "owl"}, 10 games;
    solo_bird_0: rules(), {"players": 1, "board": "bird"}, 10 games;
    solo_bird_5: rules(), {"players": 1, "board": "bird", "rival": {"red": 5}}, 10 games;
    solo_bird_10: rules(), {"players": 1, "board": "bird", "rival": {"purple": 5, "objectives": 3}}, 10 games;
    solo_snake_0: rules(), {"players": 1, "board": "snake", "rival": {"objectives": 2}}, 10 games;
    solo_snake_5: rules(), {"players": 1, "board": "snake", "rival": {"red": ["item"], "purple": 2}}, 10 games;
    solo_snake_10: rules(), {"players": 1, "board": "snake", "rival": {"purple": 5}}, 10 games;
    solo_spider_0: rules(), {"players": 1, "board": "spider"}, 10 games;
    solo_spider_5: rules(), {"players": 1, "board": "spider", "rival": {"red": 5, "objectives": 4, "priority": true}}, 10 games;
    solo_spider_10: rules(), {"players": 1, "board": "spider", "rival": {"purple": 5}}, 10 games;
    solo_owl_0: rules(), {"players": 1, "board": "owl", "rival": {"objectives": 3, "priority": true}}, 10 games;
    solo_owl_5: rules(), {"players": 1, "board": "owl", "rival": {"red": 5}}, 10 games;
    solo_owl_10: rules(), {"players": 1, "board": "owl", "rival": {"purple": 5, "objectives": 4}}, 10 games;
}
