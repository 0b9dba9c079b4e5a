import { colourwayNamed } from '../patterns/named-design.ts';
import type { Dressing, Pattern } from './picture-job.ts';

/** Cloths that lie around the product in its room; picked so that the product stays the strongest colour. */
interface Company {
  wall: string;
  cushionA: string;
  cushionB: string;
  rug: string;
  curtain: string;
}

const LINEN = (colourway: string): Pattern => ({ design: 'handloom-linen', colourway });

type Family = 'red' | 'yellow' | 'green' | 'blue' | 'grey';

/** Colour family of a swatch, by hue and chroma. */
function familyOf(hex: string): Family {
  const [r, g, b] = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255) as [number, number, number];
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  if (high - low < 0.12) return 'grey';
  const turn =
    high === r ? (g - b) / (high - low) : high === g ? 2 + (b - r) / (high - low) : 4 + (r - g) / (high - low);
  const hue = (turn * 60 + 360) % 360;
  if (hue < 25 || hue >= 290) return 'red';
  if (hue < 70) return 'yellow';
  return hue < 165 ? 'green' : 'blue';
}

const COMPANY: Record<Family, Company> = {
  red: { wall: '#e7dfd0', cushionA: 'Oat', cushionB: 'Sage', rug: '#e2d6c3', curtain: '#efe7d9' },
  yellow: { wall: '#e3ddd0', cushionA: 'Terracotta', cushionB: 'Oat', rug: '#ded2bf', curtain: '#f0e9dc' },
  green: { wall: '#e8e1d2', cushionA: 'Haldi', cushionB: 'Oat', rug: '#e0d6c4', curtain: '#efe8da' },
  blue: { wall: '#e8e2d6', cushionA: 'Haldi', cushionB: 'Oat', rug: '#e2d8c8', curtain: '#efe8db' },
  grey: { wall: '#dfdccf', cushionA: 'Terracotta', cushionB: 'Sage', rug: '#dcd1be', curtain: '#ece5d8' },
};

const companyOf = ({ design, colourway }: Pattern) => COMPANY[familyOf(colourwayNamed(design, colourway).swatch)];

/** What the other surfaces of a room wear beside the product. */
export function companions(plate: string, product: Pattern): Dressing[] {
  const company = companyOf(product);
  const cushion = (surface: string, colourway: string): Dressing => ({
    surface,
    pattern: LINEN(colourway),
    scale: 1.5,
  });
  const plain = (surface: string, colour: string): Dressing => ({ surface, colour });
  if (plate === 'living') {
    return [
      plain('curtain', company.curtain),
      cushion('cushionA', company.cushionA),
      cushion('cushionB', company.cushionB),
      plain('rug', company.rug),
    ];
  }
  if (plate === 'bedroom') {
    return [
      plain('curtain', company.curtain),
      plain('bedspread', '#efe8dc'),
      cushion('cushionA', company.cushionA),
      cushion('cushionB', company.cushionB),
    ];
  }
  if (plate === 'nursery') {
    return [
      plain('curtain', company.curtain),
      plain('rug', company.rug),
      plain('tent', '#f3ebdd'),
      cushion('cushionA', company.cushionA),
    ];
  }
  if (plate === 'fabric') return [cushion('fabricB', company.cushionA)];
  const sheer = plate === 'curtain' ? [plain('sheer', '#fcf8f0')] : [];
  return [plain('wall', company.wall), cushion('cushionA', company.cushionA), plain('rug', company.rug), ...sheer];
}

export const wallBehind = (product: Pattern) => companyOf(product).wall;
