import type { RoomScene } from '#domain/room/room-scene.ts';
import type { RoomImages } from '../gl/room-renderer.ts';

/**
 * Loads all layers of a room in parallel. One `Promise.all` takes all rejections: with one `await` per layer, those of
 * the later layers would be unhandled when loading is aborted.
 */
export async function loadRoomFiles(scene: RoomScene, signal: AbortSignal): Promise<RoomImages> {
  const load = (url: string) => loadDataImage(url, signal);
  switch (scene.kind) {
    case 'wall': {
      const [base, mask] = await Promise.all([load(scene.base), load(scene.mask)]);
      return { base, mask };
    }
    case 'cloth': {
      const [base, mask, cloth] = await Promise.all([load(scene.base), load(scene.mask), load(scene.cloth.file)]);
      return { base, mask, cloth };
    }
    case 'window': {
      const [base, mask, cloth, cut, cutMask] = await Promise.all([
        load(scene.base),
        load(scene.mask),
        load(scene.cloth.file),
        load(scene.cut),
        load(scene.cutMask),
      ]);
      return { base, mask, cloth, cut, cutMask };
    }
  }
}

/** Layers hold data, so they are decoded without colour management or alpha premultiplication. */
async function loadDataImage(url: string, signal: AbortSignal): Promise<ImageBitmap> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} responded ${response.status}`);
  return createImageBitmap(await response.blob(), { premultiplyAlpha: 'none', colorSpaceConversion: 'none' });
}
