import { join } from 'node:path';
import { loadPlate } from '../../../tools/art/compose/plate.ts';
import { PLATES } from '../../../tools/art/pictures/places.ts';
import type { Line } from './room-frames.ts';

/** Coverage below this is an edge of the cloth, where its coordinates are mixed with nothing. */
const SOLID = 0.95;

/** The modelled draped fabric in frame pixels: the reference for the live view's coarser map. */
export function drapedCloth(frameWidth: number) {
  const plate = loadPlate(join(PLATES, 'fabric'));
  const cloth = plate.surfaces.get('fabric');
  if (!cloth) throw new Error('There is no cloth on the table');
  const [left, top, width, height] = cloth.box;
  const scale = frameWidth / plate.width;
  const metresAt = (x: number, y: number, isAcross: boolean): number | undefined => {
    const [column, row] = [Math.floor(x / scale) - left, Math.floor(y / scale) - top];
    const at = row * width + column;
    if (column < 0 || row < 0 || column >= width || row >= height || (cloth.coverage[at] ?? 0) < SOLID)
      return undefined;
    return (isAcross ? cloth.u : cloth.v)[at];
  };
  return {
    /** Position along a line after `metres` of fabric, in pixels from its edge. */
    placeAlong(line: Line, metres: number): { at: number; length: number } {
      const isAcross = 'row' in line;
      const end = Math.round((isAcross ? plate.width : plate.height) * scale);
      const places = Array.from({ length: end }, (_, at) => at);
      const lying = places.flatMap((at) => {
        const found = isAcross
          ? metresAt(at + 0.5, line.row + 0.5, true)
          : metresAt(line.column + 0.5, at + 0.5, false);
        return found === undefined ? [] : [{ at: at + 0.5, metres: found }];
      });
      const ordered = isAcross ? lying : lying.toReversed();
      const beyond = ordered.findIndex((place) => place.metres > metres);
      const [before, after] = [ordered[beyond - 1], ordered[beyond]];
      const [first] = ordered;
      if (!before || !after || !first) throw new Error(`The line does not reach ${metres} m of cloth`);
      const share = (metres - before.metres) / (after.metres - before.metres);
      const at = before.at + share * (after.at - before.at);
      return { at, length: Math.abs(at - first.at) };
    },
  };
}
