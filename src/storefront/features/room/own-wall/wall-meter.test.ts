import { expect, it } from 'vitest';
import { INITIAL_CORNERS, moveCorner } from './corners.ts';
import { createWallMeter } from './wall-meter.ts';

const photo = { width: 400, height: 300, brightness: { columns: 1, levels: Float32Array.of(0.5) } };
const reference = { side: 'width', metres: 3 } as const;

it('measures the wall once until something changes', () => {
  const measure = createWallMeter(photo);
  const first = measure(INITIAL_CORNERS, reference);
  expect(first.wall).toMatchObject({ ok: true, value: { width: 3 } });
  expect(measure(INITIAL_CORNERS, { ...reference })).toBe(first);
});

it('measures again after a corner has moved', () => {
  const measure = createWallMeter(photo);
  const { wall } = measure(INITIAL_CORNERS, reference);
  expect(measure(moveCorner(INITIAL_CORNERS, 0, { x: 0.3, y: 0.2 }), reference).wall).not.toEqual(wall);
});

it.each([
  ['length', { side: 'width', metres: 4 }, 'width', 4],
  ['side', { side: 'height', metres: 3 }, 'height', 3],
] as const)('measures again for another %s', (_, other, side, metres) => {
  const measure = createWallMeter(photo);
  measure(INITIAL_CORNERS, reference);
  expect(measure(INITIAL_CORNERS, other).wall).toMatchObject({ value: { [side]: metres } });
});
