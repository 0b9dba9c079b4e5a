import type { Texture } from '../../compose/texture.ts';

type Metres = readonly [width: number, height: number];

/** Wide enough to tell a flower from its ground. */
const SAMPLED_WIDTH = 64;
const STEPS = 16;

/**
 * Finds the part of a pattern with the most contrast and returns its centre, in metres from the lower left corner of
 * the pattern. A repeat may be cut anywhere, a single picture only inside.
 */
export function findBusiestPart(texture: Texture, tile: Metres, part: Metres, isRepeat: boolean): [number, number] {
  const level = texture.levels.find(({ width }) => width <= SAMPLED_WIDTH) ?? texture.levels[0];
  const [partWidth, partHeight] = [
    Math.max(1, Math.min(level.width, Math.round((part[0] / tile[0]) * level.width))),
    Math.max(1, Math.min(level.height, Math.round((part[1] / tile[1]) * level.height))),
  ];
  const [lastX, lastY] = isRepeat ? [level.width, level.height] : [level.width - partWidth, level.height - partHeight];
  let best = { contrast: -1, x: 0, y: 0 };
  for (let row = 0; row <= STEPS; row++) {
    for (let column = 0; column <= STEPS; column++) {
      const [x, y] = [Math.round((lastX * column) / STEPS), Math.round((lastY * row) / STEPS)];
      const contrast = measureContrast(level, x, y, partWidth, partHeight);
      if (contrast > best.contrast) best = { contrast, x, y };
    }
  }
  const toMetres = (pixel: number, size: number, metres: number) => (pixel / size) * metres;
  return [
    toMetres(best.x + partWidth / 2, level.width, tile[0]),
    tile[1] - toMetres(best.y + partHeight / 2, level.height, tile[1]),
  ];
}

/** Variance of the colours in a part of the pattern, which continues at its edges. */
function measureContrast(
  { width, height, data }: Texture['levels'][number],
  left: number,
  top: number,
  partWidth: number,
  partHeight: number,
): number {
  const sums = [0, 0, 0];
  let squares = 0;
  for (let y = top; y < top + partHeight; y++) {
    for (let x = left; x < left + partWidth; x++) {
      const at = ((y % height) * width + (x % width)) * 3;
      for (let k = 0; k < 3; k++) {
        // Square roots, because the eye sees more in the dark than linear light says.
        const value = Math.sqrt(data[at + k] ?? 0);
        sums[k] = (sums[k] ?? 0) + value;
        squares += value * value;
      }
    }
  }
  const count = partWidth * partHeight;
  return squares / count - sums.reduce((total, sum) => total + (sum / count) ** 2, 0);
}
