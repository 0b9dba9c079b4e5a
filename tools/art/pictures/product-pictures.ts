import { buildPictureNames } from '../../../catalogue/demo/picture-names.ts';
import type { DemoProduct } from '../../../catalogue/demo-catalogue.ts';
import { findDesign } from '../patterns/named-design.ts';
import { getPictureAspect, getTrueHeight } from './drawing/draw-frame.ts';
import type { Make } from './drawing/make-shading.ts';
import { dressCompanions, getWallColour } from './drawing/room-styling.ts';
import type { FlatRecipe, FramedRecipe, Pattern, PictureJob, RoomRecipe } from './jobs/picture-job.ts';
import { layouts } from './layouts.ts';

type PictureProduct = Pick<DemoProduct, 'slug' | 'design' | 'use' | 'room' | 'subCategory' | 'colourways'>;

/** Number of colours per product shown in a room, limited by the size budget. */
const ROOMS_PER_PRODUCT = 3;
const CARD: [number, number] = [800, 1000];
const DETAILED: readonly string[] = ['ajrakh-stars'];
const SMALL_PLATES = ['blind-roman', 'blind-venetian', 'blind-zebra', 'curtain-blackout', 'canvas-gallery', 'fabric'];

/** Pictures of all products: each colour flat at known scale, the first ones also in a room. */
export const listProductPictures = (products: readonly PictureProduct[]): PictureJob[] =>
  products.flatMap((product) =>
    product.colourways.flatMap(({ name }, index) => listColourPictures(product, name, index)),
  );

function listColourPictures(product: PictureProduct, colourway: string, index: number): PictureJob[] {
  const names = buildPictureNames(product, colourway);
  const pattern = { design: product.design, colourway };
  const card = DETAILED.includes(product.design) ? layouts.detailedCard : layouts.card;
  const flat: PictureJob = { name: names.flat, layout: card, recipe: createFlatRecipe(product, pattern) };
  if (index >= ROOMS_PER_PRODUCT) return [flat];
  const recipe = createRoomRecipe(product, pattern);
  const layout = SMALL_PLATES.includes(recipe.plate) ? layouts.smallRoom : layouts.room;
  return [flat, { name: names.room, layout, recipe }];
}

function getMake({ use, room, subCategory }: PictureProduct): Make {
  if (use === 'curtain') return subCategory === 'Sheer' ? 'sheer' : 'pleats';
  if (use === 'fabric') return 'cloth';
  if (use !== 'blind') return 'paper';
  if (room === 'blind-roman') return 'roman';
  if (room === 'blind-zebra') return 'zebra';
  return room === 'blind-venetian' ? 'venetian' : 'roller';
}

/** Wide enough to show the repeat, narrow enough to show the weave. */
function getInchesShown({ use, design }: PictureProduct): number {
  const { kind, widthInches } = findDesign(design);
  if (use === 'curtain' || use === 'blind') return widthInches >= 30 ? 42 : 32;
  if (kind === 'cloth' && widthInches < 12) return 9;
  if (use === 'fabric') return Math.max(18, widthInches);
  return widthInches >= 30 ? 42 : widthInches >= 20 ? 36 : 27;
}

function createFlatRecipe(product: PictureProduct, pattern: Pattern): FlatRecipe | FramedRecipe {
  if (product.use === 'canvas') return { kind: 'framed', pattern, size: CARD };
  return { kind: 'flat', pattern, make: getMake(product), inchesWide: getInchesShown(product), size: CARD };
}

/** Smaller repeats blur into one colour on a whole wall, so the picture is cropped closer. */
const SMALL_REPEAT_INCHES = 22;
const CLOSE_CROP: NonNullable<RoomRecipe['crop']> = [0.2, 0.1, 0.66, 0.66];

const SURFACE = { wallpaper: 'wall', curtain: 'curtain', blind: 'blind', fabric: 'fabric', canvas: 'canvas' } as const;

function createRoomRecipe({ use, room }: PictureProduct, pattern: Pattern): RoomRecipe {
  if (use === 'canvas') return createCanvasRoom(room, pattern);
  const dressings = dressCompanions(room, pattern).filter(({ surface }) => surface !== SURFACE[use]);
  // Fine weaves would cause moire on a whole curtain or blind.
  const isFine = findDesign(pattern.design).kind === 'cloth' && findDesign(pattern.design).widthInches < 12;
  const scale = isFine && use !== 'fabric' ? { scale: 2 } : {};
  const crop =
    use === 'wallpaper' && findDesign(pattern.design).widthInches < SMALL_REPEAT_INCHES ? { crop: CLOSE_CROP } : {};
  return {
    kind: 'room',
    plate: room,
    ...crop,
    dressings: [...dressings, { surface: SURFACE[use], pattern, ...scale }],
  };
}

/** Free positions on a wall, and the crop around them. */
const HANGING_PLACES = {
  living: { plate: 'living', centre: [2.78, 1.72], crop: [0.17, 0, 0.76, 0.76] },
  bedroom: { plate: 'bedroom', centre: [2.55, 1.95], crop: [0.13, 0, 0.76, 0.76] },
} satisfies Record<string, Pick<RoomRecipe, 'plate' | 'crop'> & { centre: [number, number] }>;

/** The room with a baked frame takes pictures of its shape; all others hang on a wall in a frame of their own. */
function createCanvasRoom(room: PictureProduct['room'], pattern: Pattern): RoomRecipe {
  if (getPictureAspect(pattern.design) > 1.4) {
    return {
      kind: 'room',
      plate: 'canvas',
      dressings: [...dressCompanions('canvas', pattern), { surface: 'canvas', pattern, lay: 'cover' }],
    };
  }
  const wall = getWallColour(pattern);
  const height = Math.min(1.2, getTrueHeight(pattern.design) * 1.3);
  const { plate, centre, crop } = room === 'canvas' ? HANGING_PLACES.living : HANGING_PLACES.bedroom;
  return {
    kind: 'room',
    plate,
    crop,
    dressings: dressCompanions(plate, pattern),
    hang: [{ pattern, wall, centre, height }],
  };
}
