import type { DemoProduct } from '../../../catalogue/demo-catalogue.ts';
import { getPictureAspect } from './drawing/draw-frame.ts';

type ShownProduct = Pick<DemoProduct, 'design' | 'use' | 'subCategory' | 'types'>;

/** A plate per heading; each falls in folds of its own. */
const HEADING_PLATES: Readonly<Record<string, string>> = {
  'Pencil Pleat': 'pencil',
  'Double Pinch Pleat': 'pinch',
  'Wave Pleat': 'wave',
};

const SILK_DESIGNS: readonly string[] = ['raw-silk', 'palace-damask'];

const isVelvet = ({ subCategory, design }: ShownProduct): boolean =>
  subCategory === 'Velvet' || design === 'silk-velvet';

/** Velvet and silk shine on plates of their own; other curtains hang with the heading of their first type. */
function nameCurtain(product: ShownProduct): string {
  const {
    subCategory,
    design,
    types: [type],
  } = product;
  if (subCategory === 'Sheer') return 'sheer';
  if (SILK_DESIGNS.includes(design)) return 'pinch-silk';
  if (isVelvet(product)) return 'pinch-velvet';
  return (type && 'heading' in type && HEADING_PLATES[String(type.heading)]) || 'pinch';
}

const METAL_DESIGN = 'brushed-metal';

type BlindKind = 'roller' | 'roman' | 'zebra' | 'venetian';
const BLIND_KINDS: Readonly<Record<string, BlindKind>> = { Roman: 'roman', Zebra: 'zebra', Venetian: 'venetian' };

/** Blinds for children are roller blinds. */
export const getBlindKind = (subCategory: string | null): BlindKind => BLIND_KINDS[subCategory ?? ''] ?? 'roller';

const nameBlind = ({ subCategory, design }: ShownProduct): string =>
  design === METAL_DESIGN ? 'metal' : getBlindKind(subCategory);

/** Heavy and stiff cloth lies folded, thin cloth hangs. */
const FOLDED_DESIGNS: readonly string[] = ['palace-damask'];
const FOLDED_CATEGORIES: readonly string[] = ['Linen', 'Cotton'];

function nameFabric(product: ShownProduct): string {
  if (isVelvet(product)) return 'folded-velvet';
  const { subCategory, design } = product;
  return FOLDED_CATEGORIES.includes(subCategory ?? '') || FOLDED_DESIGNS.includes(design) ? 'folded' : 'draped';
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

/** The plate that shows the product by itself. Every other colour of a canvas hangs without a frame. */
export function nameProductPlate(product: ShownProduct, colourIndex: number): string {
  const { use, design } = product;
  if (use === 'curtain') return `product-curtain-${nameCurtain(product)}`;
  if (use === 'blind') return `product-blind-${nameBlind(product)}`;
  if (use === 'fabric') return `product-fabric-${nameFabric(product)}`;
  if (use === 'canvas')
    return `product-canvas-${nameCanvasShape(design)}-${colourIndex % 2 === 0 ? 'framed' : 'plain'}`;
  return 'product-wallpaper';
}

/** Weaves that show; everything else is woven or printed on plain cotton. */
const WEAVES: Readonly<Record<string, string>> = {
  'handloom-linen': 'linen',
  'heather-chambray': 'cotton',
  'fine-ticking': 'twill',
  'cotton-herringbone': 'herringbone',
  'raw-silk': 'silk',
  'silk-velvet': 'velvet',
  'palace-damask': 'silk',
  'chanderi-tissue': 'silk',
  'chatai-basket': 'linen',
  'leno-stripe': 'linen',
};

/** The plate that shows its material close up. */
export function nameCloseUpPlate(product: ShownProduct): string {
  const { use, subCategory, design } = product;
  if (use === 'wallpaper') return 'closeup-paper';
  if (use === 'canvas') return 'closeup-canvas';
  const blindKind = use === 'blind' && getBlindKind(subCategory);
  if (blindKind === 'venetian') return design === METAL_DESIGN ? 'closeup-slats-metal' : 'closeup-slats-wood';
  if (blindKind === 'roller') return 'closeup-canvas';
  return `closeup-${WEAVES[design] ?? (subCategory === 'Velvet' ? 'velvet' : 'cotton')}`;
}
