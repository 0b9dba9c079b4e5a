/** tsx tools/art/patterns/seams.ts [--tiles DIR]: compares the borders of the drawn tiles; fails on a visible seam. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { designs } from './designs.ts';
import { nth } from './kit/nth.ts';
import { buildTileName } from './names.ts';

const { values } = parseArgs({ options: { tiles: { type: 'string', default: '.cache/pattern-tiles' } } });

interface Seam {
  border: number;
  interior: number;
}

/** Mean difference across the wrapped border, and the largest between interior neighbours, for columns and rows. */
async function measure(file: string): Promise<[Seam, Seam]> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const difference = (a: number, b: number, vertical: boolean) => {
    const length = vertical ? height : width;
    let sum = 0;
    for (let i = 0; i < length; i++)
      for (let k = 0; k < channels; k++)
        sum += vertical
          ? Math.abs((data[(i * width + a) * channels + k] ?? 0) - (data[(i * width + b) * channels + k] ?? 0))
          : Math.abs((data[(a * width + i) * channels + k] ?? 0) - (data[(b * width + i) * channels + k] ?? 0));
    return sum / length / channels;
  };
  return [true, false].map((vertical) => {
    const size = vertical ? width : height;
    let interior = 0;
    for (let i = 0; i < size - 1; i++) interior = Math.max(interior, difference(i, i + 1, vertical));
    return { border: difference(size - 1, 0, vertical), interior };
  }) as [Seam, Seam];
}

let failures = 0;
for (const design of designs) {
  if (design.kind === 'picture') continue;
  const [x, y] = await measure(join(values.tiles, buildTileName(design.slug, nth(design.colourways, 0).name)));
  // Hard-edged cells may meet exactly on the border, so allow slightly more than the strongest interior edge.
  const passed = [x, y].every((s) => s.border <= s.interior * 1.05 + 1);
  if (!passed) failures++;
  const formatSeam = (s: Seam) => `${s.border.toFixed(1)} of ${s.interior.toFixed(1)}`;
  console.log(`${passed ? 'ok  ' : 'SEAM'} ${design.slug}: x ${formatSeam(x)}, y ${formatSeam(y)}`);
}
process.exit(failures ? 1 : 0);
