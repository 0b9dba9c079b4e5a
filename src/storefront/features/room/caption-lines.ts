import { type LengthUnit, metresToInches } from '#domain/measuring/length-unit.ts';
import type { SizeInInches } from '#domain/measuring/size.ts';
import { placePiece } from '#domain/room/piece-on-wall.ts';
import {
  describeRepeat,
  describeSize,
  FILLED_WALL_CAPTION,
  FIXED_SIZE_CAPTION,
  listClothNotes,
  listObjectLengths,
  listWallNotes,
  listWindowNotes,
  NO_SIZE_HINT,
} from '#domain/room/room-captions.ts';
import { type RoomScene, showsSize } from '#domain/room/room-scene.ts';
import { fitWindow } from '#domain/room/window-fit.ts';
import type { ShownProps } from './room-props.ts';

type CaptionInput = Pick<ShownProps, 'size' | 'shownSize' | 'unit' | 'mainImage' | 'product'>;

/** Returns caption lines: the size, what does not fit, how often the pattern repeats. */
export function buildCaptionLines(scene: RoomScene, input: CaptionInput): string[] {
  const { size, shownSize, unit, mainImage, product } = input;
  if (!showsSize(scene)) return [FIXED_SIZE_CAPTION];
  if (!size) return [NO_SIZE_HINT];
  if (!shownSize) return [FILLED_WALL_CAPTION];
  const repeat = product.category === 'canvas' ? undefined : mainImage?.repeatInches;
  return [
    `Your size, ${describeSize(unit, shownSize)}, shown to scale.`,
    ...buildFitNotes(scene, shownSize, unit),
    ...(repeat && scene.kind === 'wall' ? [describeRepeat(shownSize, repeat)] : []),
  ];
}

function buildFitNotes(scene: RoomScene, size: SizeInInches, unit: LengthUnit): string[] {
  if (scene.kind === 'wall') return listWallNotes(unit, placePiece(scene, size));
  if (scene.kind === 'window') return listWindowNotes(unit, fitWindow(scene, size));
  return scene.shown ? listClothNotes(unit, size, scene.shown) : [];
}

/** Dimensions of other objects in the room. */
export function buildMeasureLine(scene: RoomScene, unit: LengthUnit): string {
  const wall =
    scene.kind === 'wall'
      ? [`Wall ${listObjectLengths(unit, { objects: [toWallObject(scene.wall)] })[0]?.slice(5)}`]
      : [];
  return [...listObjectLengths(unit, scene), ...wall].join(' · ');
}

const toWallObject = ([, height]: readonly [number, number]) =>
  ({ name: 'Wall', inches: Math.round(metresToInches(height)), from: [0, 0], to: [0, 0] }) as const;
