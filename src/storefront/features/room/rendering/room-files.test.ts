import { afterEach, expect, it, vi } from 'vitest';
import type { RoomScene } from '#domain/room/room-scene.ts';
import rooms from '#storefront/content/live-rooms.json';
import { loadRoomFiles } from './room-files.ts';

afterEach(() => vi.unstubAllGlobals());

it.each(['wall', 'cloth', 'window'])(
  'handles every rejection when a %s room is closed while it loads',
  async (kind) => {
    const scene = Object.values(rooms as unknown as Record<string, RoomScene>).find((room) => room.kind === kind);
    if (!scene) throw new Error(`There is no ${kind} room`);
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const controller = new AbortController();
    const neverRespond = (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((__, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    vi.stubGlobal('fetch', neverRespond);
    const loading = loadRoomFiles(scene, controller.signal);
    controller.abort();
    await expect(loading).rejects.toThrow('aborted');
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  },
);
