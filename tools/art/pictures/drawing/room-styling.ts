import { join } from 'node:path';
import { readMeta } from '../../compose/plate.ts';
import { findColourway } from '../../patterns/named-design.ts';
import type { Dressing, Pattern } from '../jobs/picture-job.ts';
import { PLATES } from '../places.ts';

/** Colours around the product in its room, chosen so the product stays the strongest. */
interface Companions {
  wall: string;
  cushionA: string;
  cushionB: string;
  rug: string;
  curtain: string;
}

const createLinen = (colourway: string): Pattern => ({ design: 'handloom-linen', colourway });

type Family = 'red' | 'yellow' | 'green' | 'blue' | 'grey';

/** Colour family of a swatch, by hue and chroma. */
function getColourFamily(hex: string): Family {
  const [r, g, b] = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255) as [number, number, number];
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  if (high - low < 0.12) return 'grey';
  const sextant =
    high === r ? (g - b) / (high - low) : high === g ? 2 + (b - r) / (high - low) : 4 + (r - g) / (high - low);
  const hue = (sextant * 60 + 360) % 360;
  if (hue < 25 || hue >= 290) return 'red';
  if (hue < 70) return 'yellow';
  return hue < 165 ? 'green' : 'blue';
}

const COMPANION_PATTERN: Record<Family, Companions> = {
  red: { wall: '#e7dfd0', cushionA: 'Oat', cushionB: 'Sage', rug: '#e2d6c3', curtain: '#efe7d9' },
  yellow: { wall: '#e3ddd0', cushionA: 'Sage', cushionB: 'Oat', rug: '#ded2bf', curtain: '#f0e9dc' },
  green: { wall: '#e8e1d2', cushionA: 'Haldi', cushionB: 'Oat', rug: '#e0d6c4', curtain: '#efe8da' },
  blue: { wall: '#e8e2d6', cushionA: 'Haldi', cushionB: 'Oat', rug: '#e2d8c8', curtain: '#efe8db' },
  grey: { wall: '#dfdccf', cushionA: 'Oat', cushionB: 'Terracotta', rug: '#dcd1be', curtain: '#ece5d8' },
};

const getCompanions = ({ design, colourway }: Pattern) =>
  COMPANION_PATTERN[getColourFamily(findColourway(design, colourway).swatch)];

/** What each surface of a room wears when it is not the product. */
const SURFACE_COVERINGS: Readonly<Record<string, (companions: Companions) => Omit<Dressing, 'surface'>>> = {
  wall: ({ wall }) => ({ colour: wall }),
  curtain: ({ curtain }) => ({ colour: curtain }),
  sheer: () => ({ colour: '#fcf8f0' }),
  rug: ({ rug }) => ({ colour: rug }),
  bedspread: () => ({ colour: '#efe8dc' }),
  tent: () => ({ colour: '#f3ebdd' }),
  cushionA: ({ cushionA }) => createCushion(cushionA),
  cushionB: ({ cushionB }) => createCushion(cushionB),
  fabricB: ({ cushionA }) => createCushion(cushionA),
};

const createCushion = (colourway: string): Omit<Dressing, 'surface'> => ({
  pattern: createLinen(colourway),
  scale: 1.5,
});

/** Dressings for the other surfaces of the product's room. */
export function dressCompanions(plate: string, own: string, product: Pattern): Dressing[] {
  const companions = getCompanions(product);
  const surfaces = Object.keys(readMeta(join(PLATES, plate)).surfaces).filter((surface) => surface !== own);
  return surfaces.flatMap((surface) => {
    const covering = SURFACE_COVERINGS[surface]?.(companions);
    return covering ? [{ surface, ...covering }] : [];
  });
}

export const getWallColour = (product: Pattern) => getCompanions(product).wall;
