import { metresToInches } from '#domain/measuring/length-unit.ts';
import { placePiece } from '#domain/room/piece-on-wall.ts';
import {
  describeRepeat,
  describeSize,
  listClothNotes,
  listObjectLengths,
  listWallNotes,
  listWindowNotes,
  NO_SIZE_HINT,
} from '#domain/room/room-captions.ts';
import type { RoomScene } from '#domain/room/room-scene.ts';
import { fitWindow } from '#domain/room/window-fit.ts';
import type { RoomProps } from './room-props.ts';

type CaptionInput = Pick<RoomProps, 'size' | 'unit' | 'mainImage' | 'product'>;

/** Returns caption lines: the size, what does not fit, how often the pattern repeats. */
export function buildCaptionLines(scene: RoomScene, { size, unit, mainImage, product }: CaptionInput): string[] {
  if (!size) return [NO_SIZE_HINT];
  const repeat = product.category === 'canvas' ? undefined : mainImage?.repeatInches;
  return [
    `Your size, ${describeSize(unit, size)}, shown to scale.`,
    ...buildFitNotes(scene, { size, unit }),
    ...(repeat && scene.kind === 'wall' ? [describeRepeat(size, repeat)] : []),
  ];
}

function buildFitNotes(scene: RoomScene, { size, unit }: Pick<CaptionInput, 'size' | 'unit'>): string[] {
  if (scene.kind === 'wall') return listWallNotes(unit, placePiece(scene, size));
  if (scene.kind === 'window') return listWindowNotes(unit, fitWindow(scene, size));
  return size ? listClothNotes(unit, size, scene.shown) : [];
}

/** Dimensions of other objects in the room. */
export function buildMeasureLine(scene: RoomScene, unit: RoomProps['unit']): string {
  const wall =
    scene.kind === 'wall'
      ? [`Wall ${listObjectLengths(unit, { objects: [toWallObject(scene.wall)] })[0]?.slice(5)}`]
      : [];
  return [...listObjectLengths(unit, scene), ...wall].join(' · ');
}

const toWallObject = ([, height]: readonly [number, number]) =>
  ({ name: 'Wall', inches: Math.round(metresToInches(height)), from: [0, 0], to: [0, 0] }) as const;
