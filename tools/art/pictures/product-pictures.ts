import { join } from 'node:path';
import type { ImageKind } from '#domain/catalogue/pictures/image-kinds.ts';
import { buildPictureNames } from '../../../catalogue/demo/picture-names.ts';
import type { DemoProduct } from '../../../catalogue/demo-catalogue.ts';
import { readMeta } from '../compose/plate.ts';
import { findDesign } from '../patterns/named-design.ts';
import { getPictureAspect, getTrueHeight } from './drawing/draw-frame.ts';
import type { DetailedDressing } from './drawing/draw-room.ts';
import type { Make } from './drawing/make-shading.ts';
import { dressCompanions, getWallColour } from './drawing/room-styling.ts';
import type {
  Dressing,
  FlatRecipe,
  FramedRecipe,
  Layout,
  Pattern,
  PictureJob,
  Recipe,
  RoomRecipe,
} from './jobs/picture-job.ts';
import { layouts } from './layouts.ts';
import { PLATES } from './places.ts';
import { getBlindKind, nameCloseUpPlate, nameProductPlate } from './product-plates.ts';

type PictureProduct = Pick<DemoProduct, 'slug' | 'design' | 'use' | 'room' | 'subCategory' | 'colourways' | 'types'>;

/** How many colours of a product have a picture of each kind, limited by the size budget. */
const COLOURS_IN_ROOM = 2;
const COLOURS_IN_CLOSE_UP = 1;
const COLOURS_IN_LARGE_FLAT = 1;
const CARD: [number, number] = [800, 1000];
const LARGE_CARD: [number, number] = [1600, 2000];
const DETAILED: readonly string[] = ['ajrakh-stars'];
const LARGE_ROOM_WIDTH = 1600;

/** Pictures of all products: each colour flat at known scale and once as a product or in a room, the first ones in more ways. */
export const listProductPictures = (products: readonly PictureProduct[]): PictureJob[] =>
  products.flatMap((product) =>
    product.colourways.flatMap(({ name }, index) => listColourPictures(product, name, index)),
  );

function listColourPictures(product: PictureProduct, colourway: string, index: number): PictureJob[] {
  const names = buildPictureNames(product, colourway);
  const pattern = { design: product.design, colourway };
  const job = (kind: ImageKind, layout: Layout, recipe: Recipe) => ({ name: names[kind], layout, recipe });
  const room = createRoomRecipe(product, pattern);
  // A wall of paper says more than a roll of it.
  const isShownInRoom = index < COLOURS_IN_ROOM || product.use === 'wallpaper';
  const isShownAlone = index < COLOURS_IN_ROOM || !isShownInRoom;
  return [
    job('flat', ...createFlat(product, pattern, index)),
    ...(isShownAlone ? [job('product', layouts.fineCard, createProductRecipe(product, pattern, index))] : []),
    ...(isShownInRoom ? [job('room', isLargePlate(room.plate) ? layouts.room : layouts.smallRoom, room)] : []),
    ...(index < COLOURS_IN_CLOSE_UP ? [job('detail', layouts.fineCard, createCloseUpRecipe(product, pattern))] : []),
  ];
}

const isLargePlate = (plate: string): boolean => readMeta(join(PLATES, plate)).size[0] >= LARGE_ROOM_WIDTH;

/** Only the first colour is drawn large enough for the whole zoom. */
function createFlat(product: PictureProduct, pattern: Pattern, index: number): [Layout, FlatRecipe | FramedRecipe] {
  const isLarge = index < COLOURS_IN_LARGE_FLAT;
  const layout = isLarge ? layouts.largeCard : DETAILED.includes(product.design) ? layouts.detailedCard : layouts.card;
  return [layout, createFlatRecipe(product, pattern, isLarge ? LARGE_CARD : CARD)];
}

function getMake({ use, subCategory }: PictureProduct): Make {
  if (use === 'curtain') return subCategory === 'Sheer' ? 'sheer' : 'pleats';
  if (use === 'fabric') return 'cloth';
  return use === 'blind' ? getBlindKind(subCategory) : 'paper';
}

/** Wide enough to show the repeat, narrow enough to show the weave. */
function getInchesShown({ use, design }: PictureProduct): number {
  const { kind, widthInches } = findDesign(design);
  if (use === 'curtain' || use === 'blind') return widthInches >= 30 ? 42 : 32;
  if (kind === 'cloth' && widthInches < 12) return 9;
  if (use === 'fabric') return Math.max(18, widthInches);
  return widthInches >= 30 ? 42 : widthInches >= 20 ? 36 : 27;
}

function createFlatRecipe(
  product: PictureProduct,
  pattern: Pattern,
  size: [number, number],
): FlatRecipe | FramedRecipe {
  if (product.use === 'canvas') return { kind: 'framed', pattern, size };
  return { kind: 'flat', pattern, make: getMake(product), inchesWide: getInchesShown(product), size };
}

function createProductRecipe(product: PictureProduct, pattern: Pattern, index: number): RoomRecipe {
  const lay = product.use === 'canvas' ? { lay: 'cover' as const } : getWeaveScale(product, pattern);
  return {
    kind: 'room',
    plate: nameProductPlate(product, index),
    dressings: [{ surface: 'product', pattern, ...lay, ...drape(product) }],
  };
}

/** Half a stop more light, so that white cloth looks white. */
const CLOSE_UP_EXPOSURE = 1.4;

/** Weaves are small enough as they are. */
const enlargePrint = ({ design }: Pattern): Pick<DetailedDressing, 'isCloseUp'> =>
  findDesign(design).kind === 'cloth' ? {} : { isCloseUp: true };

function createCloseUpRecipe(product: PictureProduct, pattern: Pattern): RoomRecipe {
  return {
    kind: 'room',
    plate: nameCloseUpPlate(product),
    dressings: [{ surface: 'product', pattern, ...enlargePrint(pattern) }],
    exposure: CLOSE_UP_EXPOSURE,
  };
}

/** Smaller repeats blur into one colour on a whole wall, so the picture is cropped closer. */
const SMALL_REPEAT_INCHES = 28;
const TINY_REPEAT_INCHES = 13;
const CLOSE_CROP: NonNullable<RoomRecipe['crop']> = [0.2, 0.1, 0.66, 0.66];
const CLOSEST_CROP: NonNullable<RoomRecipe['crop']> = [0.28, 0.14, 0.52, 0.52];
/** Brush strokes without a repeat that the eye could follow. */
const LOOSE_DESIGNS: readonly string[] = ['gouache-strokes'];

function cropWallpaperRoom({ use, design }: PictureProduct): Pick<RoomRecipe, 'crop'> {
  const { widthInches } = findDesign(design);
  if (use !== 'wallpaper' || widthInches >= SMALL_REPEAT_INCHES || LOOSE_DESIGNS.includes(design)) return {};
  return { crop: widthInches < TINY_REPEAT_INCHES ? CLOSEST_CROP : CLOSE_CROP };
}

/** Closer to the window than the plate, which also serves the live view. */
const BLIND_CROPS: Readonly<Record<string, NonNullable<RoomRecipe['crop']>>> = {
  'blind-study': [0.07, 0.02, 0.8, 0.8],
  'blind-study-zebra': [0.07, 0.02, 0.8, 0.8],
  'blind-study-venetian': [0.07, 0.02, 0.8, 0.8],
  'blind-study-metal': [0.07, 0.02, 0.8, 0.8],
  'blind-kitchen-roman': [0.12, 0.04, 0.78, 0.78],
  'blind-kids': [0.13, 0.05, 0.8, 0.8],
};

function cropRoom(product: PictureProduct): Pick<RoomRecipe, 'crop'> {
  const crop = BLIND_CROPS[product.room];
  return crop ? { crop } : cropWallpaperRoom(product);
}

const SURFACE = { wallpaper: 'wall', curtain: 'curtain', blind: 'blind', fabric: 'fabric', canvas: 'canvas' } as const;

/** Fine weaves would cause moire on a whole curtain or blind. */
const FINE_WEAVE_SCALE = 2;
/** A herringbone smaller than this would be fine stripes, linen larger than this would be sackcloth. */
const WEAVE_SCALES: Readonly<Record<string, number>> = { 'cotton-herringbone': 4, 'handloom-linen': 1.4 };

function getWeaveScale({ use }: PictureProduct, { design }: Pattern): Pick<Dressing, 'scale'> {
  const { kind, widthInches } = findDesign(design);
  if (kind !== 'cloth' || widthInches >= 12 || use === 'fabric') return {};
  return { scale: WEAVE_SCALES[design] ?? FINE_WEAVE_SCALE };
}

/** Sheers let the light through, so their folds need no help. */
const drape = ({ use, subCategory }: PictureProduct): Pick<DetailedDressing, 'isDraped'> =>
  (use === 'curtain' && subCategory !== 'Sheer') || use === 'fabric' ? { isDraped: true } : {};

function createRoomRecipe(product: PictureProduct, pattern: Pattern): RoomRecipe {
  const { use, room } = product;
  if (use === 'canvas') return createCanvasRoom(room, pattern);
  const own = getMake(product) === 'sheer' ? 'sheer' : SURFACE[use];
  return {
    kind: 'room',
    plate: room,
    ...cropRoom(product),
    dressings: [
      ...dressCompanions(room, own, pattern),
      { surface: own, pattern, ...getWeaveScale(product, pattern), ...drape(product) },
    ],
  };
}

/** Free positions on a wall, and the crop around them. */
const HANGING_PLACES = {
  living: { plate: 'living', centre: [2.78, 1.72], crop: [0.23, 0.04, 0.66, 0.66] },
  bedroom: { plate: 'bedroom', centre: [2.55, 1.95], crop: [0.17, 0.01, 0.68, 0.68] },
  reading: { plate: 'canvas-reading', centre: [3.3, 1.45], crop: [0.21, 0.05, 0.78, 0.78] },
} satisfies Record<string, Pick<RoomRecipe, 'plate' | 'crop'> & { centre: [number, number] }>;

const HANGING_PLACE_BY_ROOM: Readonly<Record<string, keyof typeof HANGING_PLACES>> = {
  canvas: 'living',
  'canvas-gallery': 'bedroom',
  'canvas-reading': 'reading',
};

/** The room with a baked frame takes pictures of its shape; all others hang on a wall in a frame of their own. */
function createCanvasRoom(room: PictureProduct['room'], pattern: Pattern): RoomRecipe {
  if (getPictureAspect(pattern.design) > 1.4) {
    return {
      kind: 'room',
      plate: 'canvas',
      crop: [0.235, 0.07, 0.765, 0.765],
      dressings: [...dressCompanions('canvas', 'canvas', pattern), { surface: 'canvas', pattern, lay: 'cover' }],
    };
  }
  const wall = getWallColour(pattern);
  const height = Math.min(1.3, getTrueHeight(pattern.design) * 1.55);
  const { plate, centre, crop } = HANGING_PLACES[HANGING_PLACE_BY_ROOM[room] ?? 'living'];
  return {
    kind: 'room',
    plate,
    crop,
    dressings: dressCompanions(plate, 'wall', pattern),
    hang: [{ pattern, wall, centre, height }],
  };
}
