"""Renders the pictures that changed: python -m art.make [--look] [--only PATTERN] [--all] [--list] (`make art` calls it).

A picture is rendered when the hash of its function, of everything of art/ that the function reaches, and of its settings differs
from that in art/manifest.json. Masters go to art/.cache (ignored), WebP in two densities to games/GAME/pictures (scenes of no
game: web/pictures), contact sheets to docs/pictures.
A run that was stopped goes on where it ended.

Three settings: --look (half size, few samples, published nowhere), plain (smaller, few samples: what a shared machine can do),
--fine (full size, more samples; about an hour of one core). A picture that is fine already is not rendered plain again."""
import argparse
import fnmatch
import hashlib
import importlib
import inspect
import json
import multiprocessing
import os
import pathlib
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed

PATH = list(sys.path)      # bpy puts its own folders in front, where a worker would find another bpy first
ROOT = pathlib.Path(__file__).resolve().parent.parent
CACHE = ROOT / 'art/.cache'
SHEETS = ROOT / 'docs/pictures'
MANIFEST = ROOT / 'art/manifest.json'


def modules():
    """Every file of the folder of a game, then the scenes that belong to no game."""
    games = (home for home in sorted((ROOT / 'games').iterdir()) if (ROOT / 'art' / home.name).is_dir())
    for home in games:
        for file in sorted((ROOT / 'art' / home.name).glob('[a-z]*.py')): yield f'{home.name}.{file.stem}'
    yield 'scenes'


def out(game):
    """Where the client finds the pictures of a game; scenes that belong to none are the client's own."""
    home = ROOT / 'games' / game
    return home / 'pictures' if home.exists() else ROOT / 'web/pictures' / game


def load():
    for name in modules(): importlib.import_module('art.' + name)
    from art.lib.picture import PICTURES
    return PICTURES


def codes(code):
    yield code
    for const in code.co_consts:
        if hasattr(const, 'co_code'): yield from codes(const)


def parts(thing, seen):
    """The source of a function or class and of all of art/ that it names, in order of discovery."""
    if id(thing) in seen: return
    seen.add(id(thing))
    try: yield inspect.getsource(thing)
    except (OSError, TypeError): return
    from art.lib.materials import PALETTE
    functions = [thing] if inspect.isfunction(thing) else [f for f in vars(thing).values() if inspect.isfunction(f)]
    for fn in functions:
        for default in fn.__defaults__ or ():
            if inspect.isfunction(default): yield from parts(default, seen)
            elif isinstance(default, (int, float, str, tuple)): yield repr(default)
        for code in codes(fn.__code__):
            for const in code.co_consts:
                if isinstance(const, str) and const in PALETTE: yield f'{const} {sorted(PALETTE[const].items())}'
            for name in sorted(code.co_names):
                value = fn.__globals__.get(name)
                if (inspect.isfunction(value) or inspect.isclass(value)) and (value.__module__ or '').startswith('art.'):
                    yield from parts(value, seen)
                elif isinstance(value, (int, float, str, tuple, list)) and name.isupper(): yield f'{name}={value!r}'
                elif isinstance(value, dict) and name.isupper() and name not in ('PALETTE', 'PICTURES', 'QUALITY', 'GROUNDS'):
                    yield f'{name}={sorted(value.items(), key=str)!r}'


def digest(picture):
    seen = set()
    from art.lib.families import GROUNDS
    grounds = GROUNDS.get(picture.options.get('ground', 'wood'), ())
    text = [part for thing in (picture.fn, picture.template.make, *grounds) for part in parts(thing, seen)]
    text.append(repr(sorted((k, v) for k, v in picture.options.items() if not callable(v))) + repr(picture.size) + repr(picture.template.quality))
    return hashlib.sha256('\n'.join(text).encode()).hexdigest()[:16]


GRADES = dict(look=(.5, .4), plain=(None, .3), fine=(1., .3))      # part of the full size (the template says it for plain), part of the samples


def work(key, path, grade):
    """In a worker: one picture in a clean scene."""
    from art.lib import render
    pictures = load()
    scale, samples = GRADES[grade]
    sys.modules['art.lib.render'].QUALITY.update(scale=scale or pictures[key].template.plain, samples=samples)
    path.parent.mkdir(parents=True, exist_ok=True)
    t = time.time()
    quiet = os.open(os.devnull, os.O_WRONLY); keep = os.dup(1); os.dup2(quiet, 1)
    try: seconds = pictures[key].render(str(path))
    finally: os.dup2(keep, 1); os.close(quiet); os.close(keep)
    return key, time.time() - t, seconds


def publish(picture, master):
    """Writes both densities and gives what the client wants to know before they arrive."""
    from PIL import Image
    image = Image.open(master)
    w, h = (n // 2 for n in picture.size)          # as shown; the same at every setting
    base = out(picture.game) / picture.family
    base.mkdir(parents=True, exist_ok=True)
    one, two = (base / f'{picture.id}@{density}x.webp' for density in (1, 2))
    quality = picture.template.quality
    image.resize((w, h), Image.LANCZOS).save(one, quality=quality, method=6)
    # Twice the pixels at no lower quality, or none at all: the client then shows the one size everywhere.
    if image.width > 1.05 * w: image.save(two, quality=quality, method=6)
    else: two.unlink(missing_ok=True)
    small = image.convert('RGBA').resize((1, 1), Image.BOX).getpixel((0, 0))
    return dict(width=w, height=h, colour='#%02x%02x%02x' % small[:3], alpha=image.mode == 'RGBA')


def sheet(pictures, path, where, quality=80):
    """A contact sheet: every picture large with its name, and below it as small as it is shown, on dark and on light ground."""
    from PIL import Image, ImageDraw
    found = [(p, where(p)) for p in pictures if where(p).exists()]
    if not found: return
    aspect = max(p.size[0] / p.size[1] for p, _ in found)
    h = 150 if aspect > 1.6 else 170
    if aspect < .8: h = 420
    elif found[0][0].size[0] > 700: h = 300
    w = round(h * aspect); columns = max(1, min(len(found), 1480 // (w + 8)))
    rows = -(-len(found) // columns); cell = h + 74
    out = Image.new('RGB', (columns * (w + 8) + 8, rows * cell + 8), (30, 32, 30)); draw = ImageDraw.Draw(out)
    for i, (p, file) in enumerate(found):
        x, y = 8 + i % columns * (w + 8), 8 + i // columns * cell
        image = Image.open(file).convert('RGBA')
        def on(bg, height):
            im = image.resize((round(image.width * height / image.height), height), Image.LANCZOS)
            ground = Image.new('RGBA', im.size, bg + (255,)); ground.alpha_composite(im); return ground.convert('RGB')
        out.paste(on((62, 66, 60), h), (x, y))
        draw.text((x + 3, y + h + 1), p.id[:max(12, w // 6)], fill=(220, 220, 210))
        draw.rectangle([x + w // 2, y + h + 13, x + w, y + h + 70], fill=(240, 234, 220))
        for k, bg in enumerate(((24, 26, 24), (240, 234, 220))):
            tiny = on(bg, 52 if aspect >= .8 else 58); out.paste(tiny.crop((0, 0, min(tiny.width, w // 2 - 4), tiny.height)), (x + 2 + k * (w // 2), y + h + 15))
    path.parent.mkdir(parents=True, exist_ok=True)
    out.save(path, **({} if path.suffix == '.png' else dict(quality=quality)))
    print(f'sheet {path.relative_to(ROOT)} {out.width}x{out.height}')


def best(p):
    """The densest published file of a picture."""
    one, two = (out(p.game) / p.family / f'{p.id}@{density}x.webp' for density in (1, 2))
    return two if two.exists() else one


def publish_sheet(every, game, name):
    family = [p for p in every.values() if (p.game, p.family) == (game, name)]
    sheet(family, SHEETS / f'art-{game}-{name}.jpg', best, 78)


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('--look', action='store_true', help='half size, few samples, into art/.cache/look, with a sheet; nothing is published')
    ap.add_argument('--fine', action='store_true', help='full size and samples')
    ap.add_argument('--only', action='append', help='pictures whose game/family/id matches the pattern (several may be given, and go in turn)')
    ap.add_argument('--all', action='store_true', help='render although nothing changed')
    ap.add_argument('--accept', action='store_true', help='take the published pictures as up to date, after a change that does not show')
    ap.add_argument('--sheets', action='store_true', help='only rewrite the contact sheets')
    ap.add_argument('--list', action='store_true', help='say what would be rendered')
    ap.add_argument('--workers', type=int, default=int(os.environ.get('ART_WORKERS', 2)))
    args = ap.parse_args()
    grade = 'look' if args.look else 'fine' if args.fine else 'plain'
    os.nice(max(0, int(os.environ.get('ART_NICE', 19)) - os.nice(0)))      # neighbours come first
    every = load()
    turn = lambda p: next((n for n, o in enumerate(args.only or ['']) if fnmatch.fnmatch(p.key, f'*{o}*')), None)
    pictures = sorted((p for p in every.values() if turn(p) is not None), key=turn)
    manifest = json.loads(MANIFEST.read_text()) if MANIFEST.exists() else {}
    digests = {p.key: digest(p) for p in pictures}
    master = lambda p: CACHE / ('look' if args.look else 'masters') / f'{p.key}.png'

    if args.look:
        todo = pictures
    else:
        todo = [p for p in pictures if args.all or not best(p).exists() or manifest.get(p.key, {}).get('hash') != digests[p.key]
                or args.fine and manifest[p.key]['grade'] != 'fine']
    if args.sheets:
        for game, name in dict.fromkeys((p.game, p.family) for p in pictures): publish_sheet(every, game, name)
        return
    if args.list: print('\n'.join(p.key for p in todo)); return
    if args.accept:
        for p in todo:
            if p.key in manifest: manifest[p.key]['hash'] = digests[p.key]
        MANIFEST.write_text(json.dumps(dict(sorted(manifest.items())), indent=1) + '\n'); return
    print(f'{len(todo)} of {len(pictures)} pictures to render', flush=True)

    def save():
        gone = [k for k in manifest if k not in every]
        for k in gone: del manifest[k]
        MANIFEST.write_text(json.dumps(dict(sorted(manifest.items())), indent=1) + '\n')
        for game in sorted({k.split('/')[0] for k in manifest}):
            client = {k.split('/', 1)[1]: {n: v for n, v in e.items() if n in ('width', 'height', 'colour', 'alpha', 'places')}
                      for k, e in sorted(manifest.items()) if k.startswith(game + '/')}
            out(game).mkdir(parents=True, exist_ok=True)
            (out(game) / 'manifest.json').write_text(json.dumps(client, separators=(',', ':')).replace('},', '},\n') + '\n')

    sys.path[:] = PATH
    families, failed, t0 = [], [], time.time()
    with ProcessPoolExecutor(max(1, min(args.workers, len(todo) or 1)), mp_context=multiprocessing.get_context('spawn'), max_tasks_per_child=150) as pool:
        jobs = {pool.submit(work, p.key, master(p), grade): p for p in todo}
        for n, job in enumerate(as_completed(jobs), 1):
            p = jobs[job]
            try: key, total, seconds = job.result()
            except Exception as error:
                failed.append(p.key); print(f'{n}/{len(todo)} {p.key} FAILED {type(error).__name__}: {error}', flush=True); continue
            print(f'{n}/{len(todo)} {key} {total:.1f} s ({seconds:.1f} s in Cycles), {time.time() - t0:.0f} s so far', flush=True)
            if args.look: continue
            manifest[key] = dict(hash=digests[key], grade=grade, **publish(p, master(p)))
            if 'places' in p.options: manifest[key]['places'] = p.options['places']
            if (p.game, p.family) not in families: families.append((p.game, p.family))
            save()
    if args.look: sheet(pictures, CACHE / 'look.png', master)
    for game, name in families: publish_sheet(every, game, name)
    for game in sorted({p.game for p in every.values()}):
        total = sum(f.stat().st_size for f in out(game).rglob('*.webp')) if out(game).exists() else 0
        print(f'{game}: {total / 1e6:.2f} MB of pictures')
    if failed: print('failed:', *failed, sep='\n  '); sys.exit(1)


if __name__ == '__main__':
    main()
