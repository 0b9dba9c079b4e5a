import type { RoomScene } from '#domain/room/room-scene.ts';
import type { RoomImages } from '../gl/room-renderer.ts';

/** Loads all layers of a room in parallel. */
export async function loadRoomFiles(scene: RoomScene, signal: AbortSignal): Promise<RoomImages> {
  const load = (url: string) => loadDataImage(url, signal);
  const [base, mask] = [load(scene.base), load(scene.mask)];
  if (scene.kind === 'wall') return { base: await base, mask: await mask };
  const cloth = load(scene.cloth.file);
  if (scene.kind === 'cloth') return { base: await base, mask: await mask, cloth: await cloth };
  const [cut, cutMask] = [load(scene.cut), load(scene.cutMask)];
  return { base: await base, mask: await mask, cloth: await cloth, cut: await cut, cutMask: await cutMask };
}

/** Layers hold data, so they are decoded without colour management or alpha premultiplication. */
async function loadDataImage(url: string, signal: AbortSignal): Promise<ImageBitmap> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} responded ${response.status}`);
  return createImageBitmap(await response.blob(), { premultiplyAlpha: 'none', colorSpaceConversion: 'none' });
}
