import { join } from 'node:path';
import type { ImageKind } from '#domain/catalogue/pictures/image-kinds.ts';
import { buildPictureNames } from '../../../catalogue/demo/picture-names.ts';
import type { DemoProduct } from '../../../catalogue/demo-catalogue.ts';
import { readMeta } from '../compose/plate.ts';
import { findDesign } from '../patterns/named-design.ts';
import type { DetailedDressing } from './drawing/draw-room.ts';
import type { Make } from './drawing/make-shading.ts';
import { dressCompanions } from './drawing/room-styling.ts';
import { dressFabricCompanions } from './fabric-companions.ts';
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
import { getBlindKind, nameCanvasRoomPlate, nameCloseUpPlate, nameProductPlate } from './product-plates.ts';

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
    ...(isShownAlone ? [job('product', layouts.fineCard, createProductRecipe(product, pattern))] : []),
    ...(isShownInRoom ? [job('room', isLargePlate(room.plate) ? layouts.room : layouts.smallRoom, room)] : []),
    ...(index < COLOURS_IN_CLOSE_UP ? [job('detail', layouts.fineCard, createCloseUpRecipe(product, pattern))] : []),
  ];
}

const isLargePlate = (plate: string): boolean => readMeta(join(PLATES, plate)).size[0] >= LARGE_ROOM_WIDTH;

/** Only the first colour is drawn large enough for the whole zoom. */
function createFlat(product: PictureProduct, pattern: Pattern, index: number): [Layout, FlatRecipe | FramedRecipe] {
  const isLarge = index < COLOURS_IN_LARGE_FLAT;
  const layout = isLarge ? getLargeCardLayout(product) : getCardLayout(product);
  return [layout, createFlatRecipe(product, pattern, isLarge ? LARGE_CARD : CARD)];
}

const getLargeCardLayout = (product: PictureProduct): Layout =>
  isHung(product) && isWeave(product) ? layouts.largeWeaveCard : layouts.largeCard;

function getCardLayout(product: PictureProduct): Layout {
  if (isHung(product) && isWeave(product)) return layouts.weaveCard;
  return DETAILED.includes(product.design) ? layouts.detailedCard : layouts.card;
}

const isHung = ({ use }: PictureProduct): boolean => use === 'curtain' || use === 'blind';

/** Cloth without a print. */
function isWeave({ design }: PictureProduct): boolean {
  const { kind, widthInches } = findDesign(design);
  return kind === 'cloth' && widthInches < 12;
}

/** Flat pictures of curtains and blinds show the cloth itself; how it hangs or folds is for the other pictures. */
function getMake({ use, subCategory }: PictureProduct): Make {
  if (use === 'fabric') return 'cloth';
  return use === 'blind' && getBlindKind(subCategory) === 'venetian' ? 'venetian' : 'paper';
}

/** Wide enough to show the repeat, narrow enough to show the weave. */
function getInchesShown(product: PictureProduct): number {
  const { widthInches } = findDesign(product.design);
  if (isWeave(product)) return 9;
  if (isHung(product)) return widthInches >= 30 ? 42 : 32;
  if (product.use === 'fabric') return Math.max(18, widthInches);
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

function createProductRecipe(product: PictureProduct, pattern: Pattern): RoomRecipe {
  const lay = product.use === 'canvas' ? { lay: 'cover' as const } : getWeaveScale(product, pattern);
  return {
    kind: 'room',
    plate: nameProductPlate(product),
    dressings: [{ surface: 'product', pattern, ...lay, ...drape(product) }],
  };
}

/** Half a stop more light, so that white cloth looks white; polished wood would glow in it. */
const CLOSE_UP_EXPOSURE = 1.4;
const SLATS_CLOSE_UP_EXPOSURE = 1.05;

/** Small enough to show whole motifs, large enough to show how they sit on the material. */
const getCloseUpPrintScale = (widthInches: number): number => (widthInches >= 34 ? 0.5 : 0.62);
/** Threads so fine that they would beat against the pixels. */
const CLOSE_UP_WEAVE_SCALES: Readonly<Record<string, number>> = { 'heather-chambray': 1.7, 'cotton-herringbone': 1.8 };

/** Prints are drawn finely and with their busiest part in the middle; a canvas shows its own corner. */
function layCloseUp(product: PictureProduct, { design }: Pattern): Omit<DetailedDressing, 'surface'> {
  if (product.use === 'canvas') return { lay: 'cover', isCloseUp: true };
  const { kind, widthInches } = findDesign(design);
  const weave = CLOSE_UP_WEAVE_SCALES[design];
  return kind === 'cloth'
    ? { ...(weave && { scale: weave }), ...drape(product) }
    : { scale: getCloseUpPrintScale(widthInches), isCloseUp: true, ...drape(product) };
}

function createCloseUpRecipe(product: PictureProduct, pattern: Pattern): RoomRecipe {
  const plate = nameCloseUpPlate(product);
  return {
    kind: 'room',
    plate,
    dressings: [{ surface: 'product', pattern, ...layCloseUp(product, pattern) }],
    exposure: plate.startsWith('closeup-slats') ? SLATS_CLOSE_UP_EXPOSURE : CLOSE_UP_EXPOSURE,
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
const KIDS_CURTAIN_CROP: NonNullable<RoomRecipe['crop']> = [0.11, 0.02, 0.8, 0.8];

const cropRoom = (product: PictureProduct): Pick<RoomRecipe, 'crop'> =>
  product.room === 'curtain-kids' ? { crop: KIDS_CURTAIN_CROP } : cropWallpaperRoom(product);

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

const isSheer = ({ use, subCategory }: PictureProduct): boolean => use === 'curtain' && subCategory === 'Sheer';

/** Sheers let the light through, so their folds need no help. */
function isFolded(product: PictureProduct): boolean {
  const { use, subCategory } = product;
  if (use === 'blind') return getBlindKind(subCategory) === 'roman';
  return use === 'fabric' || (use === 'curtain' && !isSheer(product));
}

const drape = (product: PictureProduct): Pick<DetailedDressing, 'isDraped'> =>
  isFolded(product) ? { isDraped: true } : {};

function createRoomRecipe(product: PictureProduct, pattern: Pattern): RoomRecipe {
  const { use, room } = product;
  if (use === 'canvas') return createCanvasRoom(product, pattern);
  const own = isSheer(product) ? 'sheer' : SURFACE[use];
  const companions = dressCompanions(room, own, pattern);
  return {
    kind: 'room',
    plate: room,
    ...cropRoom(product),
    dressings: [
      ...(use === 'fabric' ? dressFabricCompanions(companions, pattern) : companions),
      { surface: own, pattern, ...getWeaveScale(product, pattern), ...drape(product) },
    ],
  };
}

/** Walls with a colour of their own; the others follow the picture. */
const CANVAS_WALLS: Readonly<Record<string, string>> = { 'canvas-gallery': '#a9b0a0', 'canvas-reading': '#d2bfab' };

/** A framed canvas of the picture's shape above a sofa or beside a chair. */
function createCanvasRoom({ room, design }: PictureProduct, pattern: Pattern): RoomRecipe {
  const plate = nameCanvasRoomPlate(design);
  const wall = CANVAS_WALLS[room];
  const companions = dressCompanions(plate, 'canvas', pattern).map((dressing) =>
    wall && dressing.surface === 'wall' ? { ...dressing, colour: wall } : dressing,
  );
  return { kind: 'room', plate, dressings: [...companions, { surface: 'canvas', pattern, lay: 'cover' }] };
}
