import { describe, expect, it } from 'vitest';
import { createMotifDensity } from './sheer-motifs.ts';

const GROUND = [0.7, 0.68, 0.6];
const cloth = { aspect: 1, levels: [{ width: 1, height: 1, data: Float32Array.from(GROUND) }] } as const;

describe('the density of motifs in sheer cloth', () => {
  const getDensity = createMotifDensity(cloth);

  it('is zero for the threads of the ground', () => {
    expect(getDensity(Float32Array.from(GROUND, (value) => value + 0.07))).toBe(0);
  });

  it('hides most of what is behind a motif, be it paler or darker', () => {
    expect(getDensity(Float32Array.of(0.98, 0.97, 0.95))).toBeCloseTo(0.75);
    expect(getDensity(Float32Array.of(0.5, 0.35, 0.1))).toBeCloseTo(0.75);
  });
});
