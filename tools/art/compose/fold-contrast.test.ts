import { describe, expect, it } from 'vitest';
import { raiseFoldContrast } from './fold-contrast.ts';

const WIDTH = 100;
const HEIGHT = 4;
/** Light that rises and falls along the width, as on folds. */
const plane = Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => 1 + 0.3 * Math.sin((i % WIDTH) / 2));
const cloth = {
  light: [plane, plane, plane] as const,
  coverage: new Float32Array(WIDTH * HEIGHT).fill(1),
  width: WIDTH,
  height: HEIGHT,
};

const WEAVE = 0.05;

const measureRange = (luminance: number, variation = WEAVE) => {
  const [red] = raiseFoldContrast(cloth, { luminance, variation });
  const middle = red.slice(20, 80);
  return Math.max(...middle) / Math.min(...middle);
};

describe('raiseFoldContrast', () => {
  it('deepens the folds of dark cloth more than those of lighter cloth', () => {
    expect(measureRange(0.02)).toBeGreaterThan(measureRange(0.15) * 1.1);
    expect(measureRange(0.15)).toBeGreaterThan(measureRange(0.3) * 1.1);
  });

  it('deepens the folds of bold prints, which would hide them', () => {
    expect(measureRange(0.5, 0.3)).toBeGreaterThan(measureRange(0.5, 0.2) * 1.05);
    expect(measureRange(0.5, 0.2)).toBeGreaterThan(measureRange(0.5) * 1.05);
  });

  it('leaves pale plain cloth as it is', () => {
    expect(raiseFoldContrast(cloth, { luminance: 0.5, variation: WEAVE })).toBe(cloth.light);
  });

  it('leaves evenly lit cloth as it is', () => {
    const even = new Float32Array(WIDTH * HEIGHT).fill(0.8);
    const [red] = raiseFoldContrast({ ...cloth, light: [even, even, even] }, { luminance: 0.02, variation: WEAVE });
    for (const value of red) expect(value).toBeCloseTo(0.8, 4);
  });
});
