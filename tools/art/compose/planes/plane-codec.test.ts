import { describe, expect, it } from 'vitest';
import { packPlane, unpackPlane } from './plane-codec.ts';

const wave = (i: number, max: number) => Math.round((Math.sin(i * 0.37) * 0.5 + 0.5) * max);

describe('plane codec', () => {
  it.each([
    ['bytes', Uint8Array.from({ length: 60 }, (_, i) => wave(i, 255)), false],
    ['words', Uint16Array.from({ length: 60 }, (_, i) => wave(i, 65535)), true],
  ] as const)('round-trips %s', (_, data, wide) => {
    expect(unpackPlane(packPlane(data, 10), data.length, 10, wide)).toEqual(data);
  });

  it('round-trips jumps across the whole range', () => {
    const data = Uint8Array.from([0, 255, 0, 255, 255, 0]);
    expect(unpackPlane(packPlane(data, 3), 6, 3, false)).toEqual(data);
  });
});
