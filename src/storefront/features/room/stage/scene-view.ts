import type { OptionChoices } from '#domain/product/configuration.ts';
import { type Hanging, hangingOf } from '#domain/room/hanging.ts';
import { hungChoices } from '#domain/room/hung-choices.ts';
import { type InchSize, inchesToMetres } from '#domain/room/metres.ts';
import { type PlacedPiece, pieceOnWall } from '#domain/room/piece-on-wall.ts';
import type { ClothScene, RoomScene, WallScene, WindowScene } from '#domain/room/room-scene.ts';
import type { TruePattern } from '#domain/room/true-pattern.ts';
import { fittedWindow } from '#domain/room/window-fit.ts';
import type { RoomView } from '../gl/room-stage.ts';
import { hungParts, NOTHING_HUNG } from './hung-parts.ts';

type Wanted = {
  pattern: TruePattern;
  size: InchSize | undefined;
  /** Given for canvas: it hangs as one picture and does not repeat. */
  frameType: string | null | undefined;
  isPicture: boolean;
  options: OptionChoices;
  split: number;
};

const IDENTITY = [1, 0, 0, 0, 1, 0, 0, 0, 1];
const NOWHERE = [2, 2, 1, 1] as const;
const EVERYWHERE = [-1e3, -1e3, 1e3, 1e3] as const;

const blankView = ({ pattern, split }: Wanted): RoomView => ({
  mode: 'wall',
  toWall: IDENTITY,
  maskBox: NOWHERE,
  cutBox: NOWHERE,
  shade: NOWHERE,
  piece: EVERYWHERE,
  hang: undefined,
  wood: [0, 0, 0],
  ground: [1, 1, 1],
  tile: [inchesToMetres(pattern.widthInInches), inchesToMetres(pattern.heightInInches)],
  grid: [2, 2],
  stretch: [1, 1],
  clothTop: 0,
  photo: [1, 1],
  metre: [1, 1],
  ...NOTHING_HUNG,
  split,
});

export function sceneView(scene: RoomScene, wanted: Wanted): RoomView {
  const common = { ...blankView(wanted), mode: scene.kind, maskBox: scene.maskBox, ground: scene.ground };
  if (scene.kind === 'wall') return { ...common, ...wallPart(scene, wanted) };
  return scene.kind === 'window'
    ? { ...common, ...windowPart(scene, wanted) }
    : { ...common, ...clothPart(scene, wanted) };
}

const wallPart = (scene: WallScene, wanted: Wanted) => ({
  toWall: scene.toWall,
  ...laid(pieceOnWall(scene, wanted.size), wanted),
});

/** On a wall: paper begins at the piece's upper left corner, a picture fills its piece. */
function laid({ left, bottom, right, top }: PlacedPiece, wanted: Wanted): Partial<RoomView> {
  const piece = [left, bottom, right, top] as const;
  if (!wanted.isPicture) return { piece };
  const hanging = hangingOf(wanted.frameType);
  return { piece, tile: [right - left, top - bottom], hang: hangOf(hanging), wood: hanging.wood };
}

const hangOf = ({ frame, gap, depth, lip }: Hanging) => [frame, gap, depth, lip] as const;

function windowPart(scene: WindowScene, { size, options }: Wanted): Partial<RoomView> {
  const fitted = fittedWindow(scene, size);
  const { cut, stretch } = fitted;
  return {
    cutBox: cut,
    ...hungParts(scene.hangs, fitted, hungChoices(options)),
    grid: [scene.cloth.columns, scene.cloth.rows],
    clothTop: scene.cloth.top,
    stretch,
  };
}

function clothPart(scene: ClothScene, { size }: Wanted): Partial<RoomView> {
  const piece = size
    ? ([-1, -1, inchesToMetres(size.widthInInches), inchesToMetres(size.heightInInches)] as const)
    : EVERYWHERE;
  return {
    piece,
    shade: [0, scene.pieceFrom, 1, 1],
    grid: [scene.cloth.columns, scene.cloth.rows],
    clothTop: scene.cloth.top,
  };
}

type PhotoWall = { width: number; height: number; toWall: readonly number[] };

/** On somebody's own wall: inside the marked part, in the photo's own light. */
export function photoView(wall: PhotoWall, light: readonly [number, number], wanted: Wanted): RoomView {
  const { width, height } = wall;
  const whole = { wall: [width, height], seen: [0, 0, width, height], focus: [width / 2, height * 0.55] } as const;
  return {
    ...blankView(wanted),
    mode: 'photo',
    toWall: wall.toWall,
    maskBox: [0, 0, width, height],
    photo: light,
    ...laid(pieceOnWall(whole, wanted.size), wanted),
  };
}
