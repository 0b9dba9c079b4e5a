import { afterEach, expect, it, vi } from 'vitest';
import { createTileFromPicture } from '#domain/room/pattern-tile.ts';
import { loadPattern } from './pattern-picture.ts';

afterEach(() => vi.unstubAllGlobals());

it('frees the whole picture after cropping it to repeats', async () => {
  const close = vi.fn();
  const whole = { width: 1000, height: 1000, close };
  const decode = async (_: unknown, ...crop: number[]) => (crop.length === 0 ? whole : { width: crop[2] });
  vi.stubGlobal('fetch', async () => new Response('x'));
  vi.stubGlobal('createImageBitmap', decode);
  const pattern = createTileFromPicture({ width: 1000, height: 1000, inchesWide: 25, repeatInches: 10 });
  const { width } = await loadPattern({ key: 'a', urls: ['/a.webp'], pattern });
  expect([width, close.mock.calls.length]).toEqual([800, 1]);
});
