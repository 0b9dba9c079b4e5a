import { cloth } from '../../design.ts';
import { blade, floret } from '../../kit/botany.ts';
import { blend, paint, shade } from '../../kit/cloth.ts';
import { rgb } from '../../kit/colour.ts';
import { range, TAU } from '../../kit/geometry.ts';
import { printed } from '../../kit/print.ts';
import { seeded } from '../../kit/random.ts';
import { ground, Layer, TILE } from '../../kit/repeat.ts';
import { d, disc, fill, mirror, path, place, stroke } from '../../kit/svg.ts';

type Palette = Record<'figure' | 'ground', string>;

const W = '#ffffff';
const K = '#000000';

const scroll =
  stroke('M0 0C40 -10 86 -40 84 -92C82 -126 44 -130 38 -104C34 -88 52 -82 58 -94', W, 9) +
  range(3)
    .map((i) => place(blade(58 - i * 5, 14, W), 26 + i * 19, -8 - i * i * 5, 0.7 - i * 0.32))
    .join('') +
  disc(54, -98, 10, W);

const veined = (length: number) => blade(length, 22, W) + stroke(d`M${length * 0.3} 0L${length * 0.82} 0`, K, 3.4);

/** Pomegranate on a fan of leaves. */
function medallion(): string {
  const side =
    range(7)
      .map((k) => place(veined(172 - k * 9), 0, 26, -Math.PI / 2 - 0.24 - k * 0.3))
      .join('') +
    place(scroll, -6, 150, Math.PI + 0.35, 0.92, -0.92) +
    place(blade(70, 16, W), 0, 178, Math.PI + 0.75);
  const fruit = 'M0 -70C-52 -60 -66 -10 -52 36C-40 70 -16 84 0 88C16 84 40 70 52 36C66 -10 52 -60 0 -70Z';
  const seeds = range(5)
    .map((r) =>
      range(3 + (r % 2))
        .map((i) => place(fill('M0 -9C-7 -3 -7 5 0 9C7 5 7 -3 0 -9Z', K), (i - 1 - (r % 2) / 2) * 26, -38 + r * 23))
        .join(''),
    )
    .join('');
  const crown = 'M-22 -64L-34 -106L-11 -86L0 -120L11 -86L34 -106L22 -64Z';
  return (
    stroke('M0 80L0 200', W, 9) +
    place(veined(188), 0, 26, -Math.PI / 2) +
    side +
    mirror(side) +
    place(fill(fruit, K), 0, 12, 0, 1.2) +
    path(crown, { fill: K, stroke: K, width: 14 }) +
    place(fill(fruit, W) + seeds, 0, 12) +
    fill(crown, W) +
    [132, 158, 184].map((y) => disc(0, y, 11, W)).join('')
  );
}

function figure(): string {
  const [frame, motifs] = [new Layer(), new Layer()];
  const [width, height] = [TILE / 2, TILE / 2];
  for (const i of range(2))
    for (const side of [1, -1]) {
      const at = (y: number, inset: number) =>
        i * width + side * ((width / 2 - inset) * (0.5 - 0.5 * Math.cos((TAU * y) / height)) + inset * 0.5);
      for (const [inset, w] of [
        [0, 15],
        [34, 5],
      ] as const)
        frame.trace(
          range(61).map((k) => [at(k * 20, inset), k * 20] as const),
          { stroke: W, width: w },
        );
      for (const k of range(24)) {
        const y = k * 50 + 25;
        const slope = Math.atan2(50, at(y + 25, 0) - at(y - 25, 0));
        frame
          .stamp(blade(46, 12, W), at(y, 0), y, 50, slope + side * 0.55)
          .stamp(blade(46, 12, W), at(y, 0), y, 50, slope + Math.PI - side * 0.55);
      }
    }
  for (const i of range(2))
    for (const j of range(2)) {
      for (const [x, y] of [
        [i * width, (j + 0.5) * height],
        [(i + 0.5) * width, j * height],
      ] as const) {
        motifs
          .stamp(medallion(), x, y - 14, 320, 0, 1.3)
          .stamp(
            path('M0 -36L26 0L0 36L-26 0Z', { fill: W }) + place(floret(22, K, W, 4), 0, 0),
            x,
            y + height / 2,
            44,
          );
      }
    }
  return ground(K) + frame + motifs;
}

async function weave(p: Palette): Promise<Buffer> {
  const mask = await printed(figure());
  const random = seeded(4);
  const [lit, low] = [rgb(p.figure), rgb(p.ground)];
  return paint((_u, _v, x, y) => {
    const share = (mask[(y * TILE + x) * 3] ?? 0) / 255;
    // Twenty divides the tile, so the binding points of the satin meet at the border.
    const warpFloat = 0.95 + 0.08 * Math.abs(Math.sin((x * Math.PI) / 4)) + ((x * 7 + y) % 20 < 2 ? -0.06 : 0);
    const weftFloat = 0.93 + 0.08 * Math.abs(Math.sin((y * Math.PI) / 4)) + ((x + y * 7) % 20 < 2 ? -0.06 : 0);
    const colour = blend(shade(low, weftFloat), shade(lit, warpFloat), share);
    return shade(colour, 1 + (random() - 0.5) * 0.045);
  });
}

export const palaceDamask = cloth<Palette>({
  slug: 'palace-damask',
  title: 'Palace Damask',
  collection: 'fabrics',
  widthInches: 20,
  uses: ['fabric', 'curtain', 'wallpaper'],
  description: 'A jacquard ogee of palmettes and scrolling leaf, satin against matt, in one colour and its shadow.',
  weave,
  colourways: [
    { name: 'Pearl', swatch: '#e5dccb', ground: 'light', palette: { figure: '#efe8da', ground: '#d5c8b2' } },
    { name: 'Celadon', swatch: '#a9bbab', ground: 'light', palette: { figure: '#c0cfc0', ground: '#98ab9b' } },
    { name: 'Sapphire', swatch: '#2b4368', ground: 'dark', palette: { figure: '#4a6690', ground: '#263c5f' } },
    { name: 'Oxblood', swatch: '#6b2d30', ground: 'dark', palette: { figure: '#924d4a', ground: '#60272b' } },
    { name: 'Old Gold', swatch: '#bb975a', ground: 'light', palette: { figure: '#d6b87e', ground: '#ae8749' } },
  ],
});
