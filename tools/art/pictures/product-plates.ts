import type { DemoProduct } from '../../../catalogue/demo-catalogue.ts';
import { getPictureAspect } from './drawing/draw-frame.ts';

type ShownProduct = Pick<DemoProduct, 'design' | 'use' | 'room' | 'subCategory'>;

/** By sub-category; each heading falls in folds of its own. */
const CURTAIN_HEADINGS: Readonly<Record<string, string>> = {
  Linen: 'wave',
  Velvet: 'pencil',
  Blackout: 'eyelet',
  Sheer: 'sheer',
};

const METAL_DESIGN: string = 'brushed-metal';

function nameBlind({ room, design }: ShownProduct): string {
  if (room === 'blind-venetian') return design === METAL_DESIGN ? 'metal' : 'venetian';
  return room === 'blind' ? 'roller' : room.replace('blind-', '');
}

/** Wide and tall pictures fill a canvas of their shape. */
function nameCanvasShape(design: string): string {
  const aspect = getPictureAspect(design);
  if (aspect > 1.15) return 'wide';
  return aspect < 0.87 ? 'tall' : 'square';
}

/** The plate that shows the product by itself. Every other colour of a canvas hangs without a frame. */
export function nameProductPlate(product: ShownProduct, colourIndex: number): string {
  const { use, subCategory, design } = product;
  if (use === 'curtain') return `product-curtain-${CURTAIN_HEADINGS[subCategory ?? ''] ?? 'pinch'}`;
  if (use === 'blind') return `product-blind-${nameBlind(product)}`;
  if (use === 'fabric')
    return `product-fabric-${subCategory === 'Linen' || subCategory === 'Cotton' ? 'folded' : 'draped'}`;
  if (use === 'canvas')
    return `product-canvas-${nameCanvasShape(design)}-${colourIndex % 2 === 0 ? 'framed' : 'plain'}`;
  return 'product-wallpaper';
}

/** Designs that are woven; all others are printed on cotton. */
const WEAVES: Readonly<Record<string, string>> = {
  'handloom-linen': 'linen',
  'heather-chambray': 'cotton',
  'fine-ticking': 'twill',
  'cotton-herringbone': 'herringbone',
  'raw-silk': 'silk',
  'silk-velvet': 'velvet',
  'palace-damask': 'silk',
};

/** The plate that shows its material close up. */
export function nameCloseUpPlate(product: ShownProduct): string {
  const { use, subCategory, design, room } = product;
  if (use === 'wallpaper') return 'closeup-paper';
  if (use === 'canvas') return 'closeup-canvas';
  if (room === 'blind-venetian') return design === METAL_DESIGN ? 'closeup-slats-metal' : 'closeup-slats-wood';
  if (room === 'blind') return 'closeup-canvas';
  if (subCategory === 'Velvet') return 'closeup-velvet';
  return `closeup-${WEAVES[design] ?? 'cotton'}`;
}
