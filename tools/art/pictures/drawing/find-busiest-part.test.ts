import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { loadTexture } from '../../compose/texture.ts';
import { findBusiestPart } from './find-busiest-part.ts';

const TILE = [1, 1] as const;
const PART = [0.25, 0.25] as const;

/** A plain pattern with a chequered square; positions in pixels of 100. */
async function drawPattern(left: number, top: number) {
  const chequers = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
    .composite([{ input: { create: { width: 10, height: 10, channels: 3, background: '#000' } }, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const pattern = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#e8e0d0' } })
    .composite([{ input: chequers, left, top }])
    .png()
    .toBuffer();
  return loadTexture(pattern);
}

describe('findBusiestPart', () => {
  it('finds the motif on a plain ground, counted from the lower left corner', async () => {
    const [x, y] = findBusiestPart(await drawPattern(60, 10), TILE, PART, true);
    expect(x).toBeGreaterThan(0.55);
    expect(x).toBeLessThan(0.85);
    expect(y).toBeGreaterThan(0.65);
    expect(y).toBeLessThan(0.95);
  });

  it('stays inside a single picture', async () => {
    const [x, y] = findBusiestPart(await drawPattern(80, 80), TILE, PART, false);
    expect(x).toBeLessThanOrEqual(1 - PART[0] / 2 + 0.02);
    expect(y).toBeGreaterThanOrEqual(PART[1] / 2 - 0.02);
  });
});
