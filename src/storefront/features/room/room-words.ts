import { metresToInches } from '#domain/room/metres.ts';
import { pieceOnWall } from '#domain/room/piece-on-wall.ts';
import type { RoomScene } from '#domain/room/room-scene.ts';
import {
  clothNotes,
  NO_SIZE_WORDS,
  objectWords,
  repeatWords,
  sizeWords,
  wallNotes,
  windowNotes,
} from '#domain/room/room-words.ts';
import { fittedWindow } from '#domain/room/window-fit.ts';
import type { RoomProps } from './room-props.ts';

type Worded = Pick<RoomProps, 'size' | 'unit' | 'main' | 'product'>;

/** The lines below the picture: the size, what does not fit, how often the pattern repeats. */
export function captionLines(scene: RoomScene, { size, unit, main, product }: Worded): string[] {
  if (!size) return [NO_SIZE_WORDS];
  const repeat = product.category === 'canvas' ? undefined : main?.repeatInches;
  return [
    `Your size, ${sizeWords(unit, size)}, to scale.`,
    ...fitNotes(scene, { size, unit }),
    ...(repeat && scene.kind === 'wall' ? [repeatWords(size, repeat)] : []),
  ];
}

function fitNotes(scene: RoomScene, { size, unit }: Pick<Worded, 'size' | 'unit'>): string[] {
  if (scene.kind === 'wall') return wallNotes(unit, pieceOnWall(scene, size));
  if (scene.kind === 'window') return windowNotes(unit, fittedWindow(scene, size));
  return size ? clothNotes(unit, size, scene.shown) : [];
}

/** What else in the room has a known measure. */
export function measureLine(scene: RoomScene, unit: RoomProps['unit']): string {
  const wall =
    scene.kind === 'wall' ? [`Wall ${objectWords(unit, { objects: [wallAs(scene.wall)] })[0]?.slice(5)}`] : [];
  return [...objectWords(unit, scene), ...wall].join(' · ');
}

const wallAs = ([, height]: readonly [number, number]) =>
  ({ name: 'Wall', inches: Math.round(metresToInches(height)), from: [0, 0], to: [0, 0] }) as const;
