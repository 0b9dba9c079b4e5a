import type { RoomScene } from '#domain/room/room-scene.ts';
import type { RoomImages } from '../gl/room-stage.ts';
import { loadNumbers } from './load-picture.ts';

/** Everything that a room is made of, loaded side by side. */
export async function loadRoomFiles(scene: RoomScene, signal: AbortSignal): Promise<RoomImages> {
  const load = (url: string) => loadNumbers(url, signal);
  const [base, mask] = [load(scene.base), load(scene.mask)];
  if (scene.kind === 'wall') return { base: await base, mask: await mask };
  const cloth = load(scene.cloth.file);
  if (scene.kind === 'cloth') return { base: await base, mask: await mask, cloth: await cloth };
  const [cut, cutMask] = [load(scene.cut), load(scene.cutMask)];
  return { base: await base, mask: await mask, cloth: await cloth, cut: await cut, cutMask: await cutMask };
}
