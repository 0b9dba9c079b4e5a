import type { DemoProduct } from '../../../catalogue/demo-catalogue.ts';
import { pictureNames } from '../../../catalogue/picture-names.ts';
import { designNamed } from '../patterns/named-design.ts';
import { pictureAspect, trueHeight } from './draw-frame.ts';
import { layouts } from './layouts.ts';
import type { Make } from './make-shading.ts';
import type { FlatRecipe, FramedRecipe, Pattern, PictureJob, RoomRecipe } from './picture-job.ts';
import { companions, wallBehind } from './room-styling.ts';

type PictureWant = Pick<DemoProduct, 'slug' | 'design' | 'use' | 'room' | 'subCategory' | 'colourways'>;

/** Colours of a product that are shown in a room; the budget of the whole set decides. */
const ROOMS_PER_PRODUCT = 3;
const CARD: [number, number] = [800, 1000];
const DETAILED: readonly string[] = ['ajrakh-stars'];
const SMALL_PLATES = ['blind-roman', 'blind-venetian', 'blind-zebra', 'curtain-blackout', 'canvas-gallery', 'fabric'];

/** Every picture that the products want: each colour flat at known scale, the first colours in a room. */
export const productPictures = (products: readonly PictureWant[]): PictureJob[] =>
  products.flatMap((product) => product.colourways.flatMap(({ name }, index) => colourPictures(product, name, index)));

function colourPictures(product: PictureWant, colourway: string, index: number): PictureJob[] {
  const names = pictureNames(product, colourway);
  const pattern = { design: product.design, colourway };
  const card = DETAILED.includes(product.design) ? layouts.detailedCard : layouts.card;
  const flat: PictureJob = { name: names.flat, layout: card, recipe: flatRecipe(product, pattern) };
  if (index >= ROOMS_PER_PRODUCT) return [flat];
  const recipe = roomRecipe(product, pattern);
  const layout = SMALL_PLATES.includes(recipe.plate) ? layouts.smallRoom : layouts.room;
  return [flat, { name: names.room, layout, recipe }];
}

function makeOf({ use, room, subCategory }: PictureWant): Make {
  if (use === 'curtain') return subCategory === 'Sheer' ? 'sheer' : 'pleats';
  if (use === 'fabric') return 'cloth';
  if (use !== 'blind') return 'paper';
  if (room === 'blind-roman') return 'roman';
  if (room === 'blind-zebra') return 'zebra';
  return room === 'blind-venetian' ? 'venetian' : 'roller';
}

/** Wide enough for the repeat to be seen as a repeat, narrow enough for a weave to be seen as a weave. */
function inchesShown({ use, design }: PictureWant): number {
  const { kind, widthInches } = designNamed(design);
  if (use === 'curtain' || use === 'blind') return widthInches >= 30 ? 42 : 32;
  if (kind === 'cloth' && widthInches < 12) return 9;
  if (use === 'fabric') return Math.max(18, widthInches);
  return widthInches >= 30 ? 42 : widthInches >= 20 ? 36 : 27;
}

function flatRecipe(product: PictureWant, pattern: Pattern): FlatRecipe | FramedRecipe {
  if (product.use === 'canvas') return { kind: 'framed', pattern, size: CARD };
  return { kind: 'flat', pattern, make: makeOf(product), inchesWide: inchesShown(product), size: CARD };
}

/** A repeat of fewer inches melts into one colour on a whole wall, so the picture comes closer. */
const SMALL_REPEAT = 22;
const CLOSER: NonNullable<RoomRecipe['crop']> = [0.2, 0.1, 0.66, 0.66];

const SURFACE = { wallpaper: 'wall', curtain: 'curtain', blind: 'blind', fabric: 'fabric', canvas: 'canvas' } as const;

function roomRecipe({ use, room }: PictureWant, pattern: Pattern): RoomRecipe {
  if (use === 'canvas') return canvasRoom(room, pattern);
  const dressings = companions(room, pattern).filter(({ surface }) => surface !== SURFACE[use]);
  // fine weaves would turn into moire across a whole curtain or blind
  const isFine = designNamed(pattern.design).kind === 'cloth' && designNamed(pattern.design).widthInches < 12;
  const scale = isFine && use !== 'fabric' ? { scale: 2 } : {};
  const closer = use === 'wallpaper' && designNamed(pattern.design).widthInches < SMALL_REPEAT ? { crop: CLOSER } : {};
  return {
    kind: 'room',
    plate: room,
    ...closer,
    dressings: [...dressings, { surface: SURFACE[use], pattern, ...scale }],
  };
}

/** Free places on a wall, and the part of the room around them. */
const HANGING_PLACES = {
  living: { plate: 'living', centre: [2.78, 1.72], crop: [0.17, 0, 0.76, 0.76] },
  bedroom: { plate: 'bedroom', centre: [2.55, 1.95], crop: [0.13, 0, 0.76, 0.76] },
} satisfies Record<string, Pick<RoomRecipe, 'plate' | 'crop'> & { centre: [number, number] }>;

/** The room with a baked frame takes pictures of its shape; all others hang on a wall in a frame of their own. */
function canvasRoom(room: PictureWant['room'], pattern: Pattern): RoomRecipe {
  if (pictureAspect(pattern.design) > 1.4) {
    return {
      kind: 'room',
      plate: 'canvas',
      dressings: [...companions('canvas', pattern), { surface: 'canvas', pattern, lay: 'cover' }],
    };
  }
  const wall = wallBehind(pattern);
  const height = Math.min(1.2, trueHeight(pattern.design) * 1.3);
  const { plate, centre, crop } = room === 'canvas' ? HANGING_PLACES.living : HANGING_PLACES.bedroom;
  return {
    kind: 'room',
    plate,
    crop,
    dressings: companions(plate, pattern),
    hang: [{ pattern, wall, centre, height }],
  };
}
