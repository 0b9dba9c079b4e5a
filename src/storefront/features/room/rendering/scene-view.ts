import { inchesToMetres } from '#domain/measuring/length-unit.ts';
import type { SizeInInches } from '#domain/measuring/size.ts';
import type { OptionChoices } from '#domain/product/configuration.ts';
import { type CanvasFrame, getCanvasFrame } from '#domain/room/canvas-frame.ts';
import { getDrawnOptions } from '#domain/room/drawn-options.ts';
import type { PatternTile } from '#domain/room/pattern-tile.ts';
import { type PlacedPiece, placePiece } from '#domain/room/piece-on-wall.ts';
import type { ClothScene, RoomScene, WallScene, WindowScene } from '#domain/room/room-scene.ts';
import { fitWindow } from '#domain/room/window-fit.ts';
import type { RoomView } from '../gl/room-renderer.ts';
import { buildWindowDressing, NO_DRESSING } from './window-dressing.ts';

type ViewOptions = {
  pattern: PatternTile;
  size: SizeInInches | undefined;
  /** For canvas, which hangs as one picture and does not repeat. */
  frameType: string | null | undefined;
  isPicture: boolean;
  options: OptionChoices;
};

const IDENTITY = [1, 0, 0, 0, 1, 0, 0, 0, 1];
const OFF_PICTURE = [2, 2, 1, 1] as const;
/** Beyond the right edge: one pattern everywhere. */
const NO_SPLIT = 2;
const WHOLE_PICTURE = [-1e3, -1e3, 1e3, 1e3] as const;

const createBlankView = ({ pattern }: ViewOptions): RoomView => ({
  mode: 'wall',
  toWall: IDENTITY,
  maskBox: OFF_PICTURE,
  cutBox: OFF_PICTURE,
  shade: OFF_PICTURE,
  piece: WHOLE_PICTURE,
  hang: undefined,
  wood: [0, 0, 0],
  ground: [1, 1, 1],
  tile: [inchesToMetres(pattern.widthInInches), inchesToMetres(pattern.heightInInches)],
  grid: [2, 2],
  stretch: [1, 1],
  clothTop: 0,
  pieceFrom: 0,
  photo: [1, 1],
  metre: [1, 1],
  ...NO_DRESSING,
  split: NO_SPLIT,
});

export function createSceneView(scene: RoomScene, viewOptions: ViewOptions): RoomView {
  const common = { ...createBlankView(viewOptions), mode: scene.kind, maskBox: scene.maskBox, ground: scene.ground };
  if (scene.kind === 'wall') return { ...common, ...buildWall(scene, viewOptions) };
  return scene.kind === 'window'
    ? { ...common, ...buildWindow(scene, viewOptions) }
    : { ...common, ...buildCloth(scene, viewOptions) };
}

const buildWall = (scene: WallScene, viewOptions: ViewOptions) => ({
  toWall: scene.toWall,
  ...buildPiece(placePiece(scene, viewOptions.size), viewOptions),
});

/** Paper starts at the piece's upper left corner; a canvas fills its piece. */
function buildPiece({ left, bottom, right, top }: PlacedPiece, viewOptions: ViewOptions): Partial<RoomView> {
  const piece = [left, bottom, right, top] as const;
  if (!viewOptions.isPicture) return { piece };
  const hanging = getCanvasFrame(viewOptions.frameType);
  return { piece, tile: [right - left, top - bottom], hang: toHangVector(hanging), wood: hanging.frameColour };
}

const toHangVector = ({ frameWidth, gap, depth, shadowOpacity }: CanvasFrame) =>
  [frameWidth, gap, depth, shadowOpacity] as const;

function buildWindow(scene: WindowScene, { size, options }: ViewOptions): Partial<RoomView> {
  const fitted = fitWindow(scene, size);
  const { cutBox, stretch } = fitted;
  return {
    cutBox,
    ...buildWindowDressing(scene.hangs, fitted, getDrawnOptions(options)),
    grid: [scene.cloth.columns, scene.cloth.rows],
    clothTop: scene.cloth.top,
    stretch,
  };
}

function buildCloth(scene: ClothScene, { size }: ViewOptions): Partial<RoomView> {
  const piece = size
    ? ([-1, -1, inchesToMetres(size.widthInInches), inchesToMetres(size.heightInInches)] as const)
    : WHOLE_PICTURE;
  return {
    piece,
    pieceFrom: scene.pieceFrom,
    grid: [scene.cloth.columns, scene.cloth.rows],
    clothTop: scene.cloth.top,
  };
}

type PhotoWall = { width: number; height: number; toWall: readonly number[] };

/** Draws inside the marked wall, in the photo's light. */
export function createPhotoView(wall: PhotoWall, light: readonly [number, number], viewOptions: ViewOptions): RoomView {
  const { width, height } = wall;
  const whole = { wall: [width, height], seen: [0, 0, width, height], focus: [width / 2, height * 0.55] } as const;
  return {
    ...createBlankView(viewOptions),
    mode: 'photo',
    toWall: wall.toWall,
    maskBox: [0, 0, width, height],
    photo: light,
    ...buildPiece(placePiece(whole, viewOptions.size), viewOptions),
  };
}
