import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMeta } from '../compose/plate.ts';
import { LOOK, PLATES } from './places.ts';
import { LOOK_CROP, LOOK_CUSHIONS, LOOK_PLATE } from './shop-pictures.ts';

/** A point in percent of the picture's size, and the picture name of the cushion cover there. */
interface LookHotspot {
  cushion: string;
  x: number;
  y: number;
}

const roundPercent = (value: number) => Math.round(value * 10) / 10;

/** The largest visible region of every cushion, from the room's data. */
export function findLookHotspots(): LookHotspot[] {
  const { hotspots } = readMeta(join(PLATES, LOOK_PLATE));
  const [left, top, width, height] = LOOK_CROP;
  return Object.entries(LOOK_CUSHIONS).map(([surface, cushion]) => {
    const spot = hotspots[surface]?.[0];
    if (!spot) throw new Error(`The room ${LOOK_PLATE} has no visible ${surface}.`);
    return { cushion, x: roundPercent((spot.x - left * 100) / width), y: roundPercent((spot.y - top * 100) / height) };
  });
}

export const writeLook = (): void =>
  writeFileSync(LOOK, `${JSON.stringify({ picture: 'look-room', hotspots: findLookHotspots() }, null, 2)}\n`);
