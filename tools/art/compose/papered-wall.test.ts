import { describe, expect, it } from 'vitest';
import { shadePaper, shadeStrips } from './papered-wall.ts';

const WIDTH = 120;
const HEIGHT = 60;
/** Three metres of wall, lit less and less towards the right. */
const at = (i: number) => ((i % WIDTH) / WIDTH) * 3;
const places = Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => i);
const wall = {
  u: places.map(at),
  v: places.map((i) => 1.5 * (1 - Math.floor(i / WIDTH) / HEIGHT)),
  coverage: new Float32Array(WIDTH * HEIGHT).fill(1),
  size: [3, 1.5] as [number, number],
  box: [0, 0, WIDTH, HEIGHT] as [number, number, number, number],
};
const plane = places.map((i) => 1.3 - at(i) / 5);
const pick = (values: Float32Array, x: number, y: number) => values[y * WIDTH + x] ?? 0;
const measureFall = (luminance: number) => {
  const [red] = shadePaper([plane, plane, plane], wall, luminance);
  return pick(red, 10, 50) / pick(red, 110, 50);
};

describe('shadePaper', () => {
  it('lets light fall off more than it does on paint, most of all on dark paper', () => {
    expect(measureFall(0.5)).toBeGreaterThan((pick(plane, 10, 50) / pick(plane, 110, 50)) * 1.05);
    expect(measureFall(0.02)).toBeGreaterThan(measureFall(0.5) * 1.05);
  });

  it('darkens the wall towards the ceiling', () => {
    const [red] = shadePaper([plane, plane, plane], wall, 0.5);
    expect(pick(red, 60, 0)).toBeLessThan(pick(red, 60, 40) * 0.85);
  });

  it('leaves what is not papered', () => {
    const [red] = shadePaper([plane, plane, plane], { ...wall, coverage: new Float32Array(WIDTH * HEIGHT) }, 0.5);
    expect(red).toEqual(plane);
  });
});

describe('shadeStrips', () => {
  it('draws a hair at every joint, fainter from afar', () => {
    expect(shadeStrips(0.53, 0.002)).toBeLessThan(shadeStrips(0.53, 0.01));
    expect(shadeStrips(0.53, 0.01)).toBeLessThan(0.95);
  });

  it('varies the tone of strips by less than one in a hundred', () => {
    const tones = [0.2, 0.8, 1.3, 1.9].map((middle) => shadeStrips(middle, 0.003));
    for (const tone of tones) expect(Math.abs(tone - 1)).toBeLessThan(0.01);
    expect(new Set(tones).size).toBe(4);
  });
});
