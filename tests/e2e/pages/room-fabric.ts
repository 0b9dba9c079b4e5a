import { join } from 'node:path';
import { loadPlate } from '../../../tools/art/compose/plate.ts';
import { PLATES } from '../../../tools/art/pictures/places.ts';
import type { Line } from './room-frames.ts';

/** Pixels with less coverage are edges, whose coordinates are unreliable. */
const MIN_COVERAGE = 0.95;

/** The modelled draped fabric in frame pixels: the reference for the live view's coarser map. */
export function loadDrapedFabric(frameWidth: number) {
  const plate = loadPlate(join(PLATES, 'fabric'));
  const cloth = plate.surfaces.get('fabric');
  if (!cloth) throw new Error('The plate has no fabric surface');
  const [left, top, width, height] = cloth.box;
  const scale = frameWidth / plate.width;
  const getMetres = (x: number, y: number, isAcross: boolean): number | undefined => {
    const [column, row] = [Math.floor(x / scale) - left, Math.floor(y / scale) - top];
    const index = row * width + column;
    if (column < 0 || row < 0 || column >= width || row >= height || (cloth.coverage[index] ?? 0) < MIN_COVERAGE)
      return undefined;
    return (isAcross ? cloth.u : cloth.v)[index];
  };
  return {
    /** Position along a line after `metres` of fabric, in pixels from its edge. */
    findPosition(line: Line, metres: number): { at: number; length: number } {
      const isAcross = 'row' in line;
      const end = Math.round((isAcross ? plate.width : plate.height) * scale);
      const pixels = Array.from({ length: end }, (_, pixel) => pixel);
      const samples = pixels.flatMap((pixel) => {
        const found = isAcross
          ? getMetres(pixel + 0.5, line.row + 0.5, true)
          : getMetres(line.column + 0.5, pixel + 0.5, false);
        return found === undefined ? [] : [{ at: pixel + 0.5, metres: found }];
      });
      const ordered = isAcross ? samples : samples.toReversed();
      const next = ordered.findIndex((sample) => sample.metres > metres);
      const [before, after] = [ordered[next - 1], ordered[next]];
      const [first] = ordered;
      if (!before || !after || !first) throw new Error(`The line crosses less than ${metres} m of fabric`);
      const share = (metres - before.metres) / (after.metres - before.metres);
      const at = before.at + share * (after.at - before.at);
      return { at, length: Math.abs(at - first.at) };
    },
  };
}
