import { findColourway } from '../../patterns/named-design.ts';
import type { Dressing, Pattern } from '../jobs/picture-job.ts';

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
  yellow: { wall: '#e3ddd0', cushionA: 'Terracotta', cushionB: 'Oat', rug: '#ded2bf', curtain: '#f0e9dc' },
  green: { wall: '#e8e1d2', cushionA: 'Haldi', cushionB: 'Oat', rug: '#e0d6c4', curtain: '#efe8da' },
  blue: { wall: '#e8e2d6', cushionA: 'Haldi', cushionB: 'Oat', rug: '#e2d8c8', curtain: '#efe8db' },
  grey: { wall: '#dfdccf', cushionA: 'Terracotta', cushionB: 'Sage', rug: '#dcd1be', curtain: '#ece5d8' },
};

const getCompanions = ({ design, colourway }: Pattern) =>
  COMPANION_PATTERN[getColourFamily(findColourway(design, colourway).swatch)];

/** Dressings for the other surfaces of the product's room. */
export function dressCompanions(plate: string, product: Pattern): Dressing[] {
  const company = getCompanions(product);
  const dressCushion = (surface: string, colourway: string): Dressing => ({
    surface,
    pattern: createLinen(colourway),
    scale: 1.5,
  });
  const dressPlain = (surface: string, colour: string): Dressing => ({ surface, colour });
  if (plate === 'living') {
    return [
      dressPlain('curtain', company.curtain),
      dressCushion('cushionA', company.cushionA),
      dressCushion('cushionB', company.cushionB),
      dressPlain('rug', company.rug),
    ];
  }
  if (plate === 'bedroom') {
    return [
      dressPlain('curtain', company.curtain),
      dressPlain('bedspread', '#efe8dc'),
      dressCushion('cushionA', company.cushionA),
      dressCushion('cushionB', company.cushionB),
    ];
  }
  if (plate === 'nursery') {
    return [
      dressPlain('curtain', company.curtain),
      dressPlain('rug', company.rug),
      dressPlain('tent', '#f3ebdd'),
      dressCushion('cushionA', company.cushionA),
    ];
  }
  if (plate === 'fabric') return [dressCushion('fabricB', company.cushionA)];
  const sheer = plate === 'curtain' ? [dressPlain('sheer', '#fcf8f0')] : [];
  return [
    dressPlain('wall', company.wall),
    dressCushion('cushionA', company.cushionA),
    dressPlain('rug', company.rug),
    ...sheer,
  ];
}

export const getWallColour = (product: Pattern) => getCompanions(product).wall;
