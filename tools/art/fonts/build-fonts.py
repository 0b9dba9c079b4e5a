"""Builds the shop's two font files from the OFL sources that the npm packages carry.

    npm pack @fontsource-variable/fraunces@5.3.0 @fontsource-variable/figtree@5.3.0   (in a scratch folder, unpack both)
    pip install fonttools==4.66.1 brotli
    python3 build-fonts.py <scratch folder> <project>/public/fonts

The packages split each family by script and keep the rupee sign in `latin-ext`; the shop needs it next to the figures on
the first paint. So the glyph is carried over into the `latin` font, axes we do not use are pinned, and the rest is dropped.
Prints the names of the files and the figures for the metric-matched fallbacks in `src/ui/styles/fonts.css`.
"""
import hashlib
import sys
from copy import deepcopy
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

RUPEE = 0x20B9
TEXT = (
    list(range(0x20, 0x7F))
    + [0xA0, 0xA3, 0xA9, 0xAB, 0xAE, 0xB0, 0xB1, 0xB2, 0xB7, 0xBB, 0xBC, 0xBD, 0xBE]
    + [0xC9, 0xD7, 0xE0, 0xE1, 0xE2, 0xE4, 0xE7, 0xE8, 0xE9, 0xEA, 0xED, 0xEF, 0xF1, 0xF3, 0xF4, 0xF6, 0xFA, 0xFC]
    + [0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x2122, 0x2212, RUPEE]
)
FAMILIES = {
    'fraunces': {'file': 'fraunces/package/files/fraunces-%s-opsz-normal.woff2', 'limits': {'opsz': 72, 'wght': 420}},
    'figtree': {'file': 'figtree/package/files/figtree-%s-wght-normal.woff2', 'limits': {'wght': (400, 700)}},
}
FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'tnum', 'lnum', 'locl']


def load(path, limits):
    font = TTFont(path)
    font = instancer.instantiateVariableFont(font, limits)
    # Advances then vary by the phantom points of gvar, which lets a glyph move between fonts without its store.
    for table in ('HVAR', 'MVAR'):
        if table in font:
            del font[table]
    return font


def carry_glyph(target, source, codepoint):
    name = source.getBestCmap()[codepoint]
    if name in target.getGlyphOrder():
        return
    glyph = deepcopy(source['glyf'][name])
    if glyph.isComposite():
        raise SystemExit(f'{name} is built from parts; carry those first')
    order = [*target.getGlyphOrder(), name]
    target.setGlyphOrder(order)
    target['glyf'].glyphOrder = order
    target['glyf'].glyphs[name] = glyph
    target['hmtx'][name] = source['hmtx'][name]
    if 'gvar' in target:
        target['gvar'].variations[name] = deepcopy(source['gvar'].variations.get(name, []))
    for table in target['cmap'].tables:
        if table.isUnicode():
            table.cmap[codepoint] = name
    target['maxp'].numGlyphs = len(order)
    target._reverseGlyphOrderDict = {each: index for index, each in enumerate(order)}


def trim(font):
    options = subset.Options()
    options.layout_features = FEATURES
    options.flavor = 'woff2'
    options.hinting = False
    options.name_IDs = [0, 1, 2, 13, 14]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=TEXT)
    subsetter.subset(font)
    missing = [hex(c) for c in TEXT if c not in font.getBestCmap()]
    if missing:
        print('  not in the source:', ' '.join(missing))
    font.flavor = 'woff2'


def build(family, scratch, out):
    recipe = FAMILIES[family]
    latin = load(scratch / (recipe['file'] % 'latin'), recipe['limits'])
    extended = load(scratch / (recipe['file'] % 'latin-ext'), recipe['limits'])
    carry_glyph(latin, extended, RUPEE)
    trim(latin)
    draft = out / f'{family}.woff2'
    latin.save(draft)
    name = f'{family}.{hashlib.sha256(draft.read_bytes()).hexdigest()[:8]}.woff2'
    for old in out.glob(f'{family}.????????.woff2'):
        old.unlink()
    draft.rename(out / name)
    head, hhea, os2 = latin['head'], latin['hhea'], latin['OS/2']
    print(f'{name}: {(out / name).stat().st_size} bytes, upem {head.unitsPerEm}, ascent {hhea.ascent}, '
          f'descent {hhea.descent}, gap {hhea.lineGap}, xAvgCharWidth {os2.xAvgCharWidth}')


if __name__ == '__main__':
    folder, target = Path(sys.argv[1]), Path(sys.argv[2])
    target.mkdir(parents=True, exist_ok=True)
    for each in FAMILIES:
        build(each, folder, target)
