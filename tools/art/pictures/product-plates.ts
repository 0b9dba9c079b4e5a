import type { DemoProduct } from '../../../catalogue/demo-catalogue.ts';
import { getPictureAspect } from './drawing/draw-frame.ts';

type ShownProduct = Pick<DemoProduct, 'design' | 'use' | 'subCategory' | 'room'>;

/** A curtain has the same heading by itself as in its room. */
const HEADINGS_BY_ROOM: Readonly<Record<string, string>> = {
  'curtain-dining': 'pencil',
  'curtain-evening': 'pinch',
  'curtain-kids': 'wave',
};

const SILK_DESIGNS: readonly string[] = ['raw-silk', 'palace-damask'];

const isVelvet = ({ subCategory, design }: ShownProduct): boolean =>
  subCategory === 'Velvet' || design === 'silk-velvet';

/** Velvet and silk shine on plates of their own. */
function nameCurtain(product: ShownProduct): string {
  const { subCategory, design, room } = product;
  if (subCategory === 'Sheer') return 'sheer';
  if (SILK_DESIGNS.includes(design)) return 'pinch-silk';
  if (isVelvet(product)) return 'pinch-velvet';
  return HEADINGS_BY_ROOM[room] ?? 'pinch';
}

const METAL_DESIGN = 'brushed-metal';

type BlindKind = 'roller' | 'roman' | 'zebra' | 'venetian';
const BLIND_KINDS: Readonly<Record<string, BlindKind>> = { Roman: 'roman', Zebra: 'zebra', Venetian: 'venetian' };

/** Blinds for children are roller blinds. */
export const getBlindKind = (subCategory: string | null): BlindKind => BLIND_KINDS[subCategory ?? ''] ?? 'roller';

const nameBlind = ({ subCategory, design }: ShownProduct): string =>
  design === METAL_DESIGN ? 'metal' : getBlindKind(subCategory);

/** Heavy and stiff cloth runs off a roll, thin cloth hangs. */
const UNROLLED_DESIGNS: readonly string[] = ['palace-damask'];
const UNROLLED_CATEGORIES: readonly string[] = ['Linen', 'Cotton'];

function nameFabric(product: ShownProduct): string {
  if (isVelvet(product)) return 'unrolled-velvet';
  const { subCategory, design } = product;
  return UNROLLED_CATEGORIES.includes(subCategory ?? '') || UNROLLED_DESIGNS.includes(design) ? 'unrolled' : 'draped';
}

/** Width by height from which on a picture fills a canvas of that shape. */
const CANVAS_SHAPES: readonly [number, string][] = [
  [1.15, 'wide'],
  [0.87, 'square'],
  [0.73, 'portrait'],
  [0, 'tall'],
];

const nameCanvasShape = (design: string): string | undefined =>
  CANVAS_SHAPES.find(([aspect]) => getPictureAspect(design) >= aspect)?.[1];

/** The room with a canvas of the picture's shape. */
export const nameCanvasRoomPlate = (design: string): string => `canvas-room-${nameCanvasShape(design)}`;

/** The plate that shows the product by itself. Canvases hang framed, as in their rooms. */
export function nameProductPlate(product: ShownProduct): string {
  const { use, design } = product;
  if (use === 'curtain') return `product-curtain-${nameCurtain(product)}`;
  if (use === 'blind') return `product-blind-${nameBlind(product)}`;
  if (use === 'fabric') return `product-fabric-${nameFabric(product)}`;
  if (use === 'canvas') return `product-canvas-${nameCanvasShape(design)}-framed`;
  return 'product-wallpaper';
}

/** Cloth of dyed yarn looks the same on both sides; a print shows only faintly on the reverse of its cotton. */
const WEAVES: Readonly<Record<string, string>> = {
  'handloom-linen': 'linen',
  'chatai-basket': 'linen',
  'heather-chambray': 'twill',
  'fine-ticking': 'twill',
  'warp-ikat': 'twill',
  'cotton-herringbone': 'twill',
  'raw-silk': 'silk',
  'palace-damask': 'silk',
};

/** The plate that shows its material close up. */
export function nameCloseUpPlate(product: ShownProduct): string {
  const { use, subCategory, design } = product;
  if (use === 'wallpaper') return 'closeup-paper';
  if (use === 'canvas') return 'closeup-canvas';
  if (use === 'blind') {
    const kind = getBlindKind(subCategory);
    if (kind !== 'venetian') return `closeup-${kind}`;
    return design === METAL_DESIGN ? 'closeup-slats-metal' : 'closeup-slats-wood';
  }
  if (subCategory === 'Sheer') return 'closeup-sheer';
  return isVelvet(product) && design !== 'palace-damask' ? 'closeup-velvet' : `closeup-${WEAVES[design] ?? 'cotton'}`;
}
