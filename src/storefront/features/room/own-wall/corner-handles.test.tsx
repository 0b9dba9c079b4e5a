import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CornerHandles } from './corner-handles.tsx';
import { INITIAL_CORNERS } from './corners.ts';

const SIDE = 100;
const onDrop = vi.fn();
const [topLeft, topRight] = INITIAL_CORNERS;
const moved = { current: INITIAL_CORNERS };
const firePointer = (
  type: 'pointerDown' | 'pointerMove' | 'lostPointerCapture',
  corner: 'Top left' | 'Top right',
  clientX: number,
  init: PointerEventInit = {},
) =>
  fireEvent[type](screen.getByRole('button', { name: `${corner} corner of the wall` }), {
    clientX,
    clientY: 0,
    isPrimary: true,
    button: 0,
    ...init,
  });

beforeEach(() => {
  onDrop.mockReset();
  moved.current = INITIAL_CORNERS;
  HTMLElement.prototype.setPointerCapture ??= () => undefined;
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockReturnValue(undefined);
  const stage = { width: SIDE, height: SIDE, redrawMarks: () => undefined };
  render(<CornerHandles stage={stage} corners={INITIAL_CORNERS} moved={moved} onDrop={onDrop} />);
});

it('moves a corner with the first finger only', () => {
  const second = { isPrimary: false, pointerId: 2 };
  firePointer('pointerDown', 'Top left', 10);
  firePointer('pointerDown', 'Top right', 90, second);
  firePointer('pointerMove', 'Top right', 60, second);
  firePointer('lostPointerCapture', 'Top right', 60, second);
  firePointer('pointerMove', 'Top left', 15);
  firePointer('lostPointerCapture', 'Top left', 15);
  expect(onDrop).toHaveBeenCalledTimes(1);
  expect(moved.current[0].x).toBeCloseTo(topLeft.x + 0.05);
  expect(moved.current[1]).toEqual(topRight);
});

it('moves a corner with the main mouse button only', () => {
  firePointer('pointerDown', 'Top left', 10, { button: 2 });
  firePointer('pointerMove', 'Top left', 30);
  firePointer('lostPointerCapture', 'Top left', 30);
  expect(moved.current).toEqual(INITIAL_CORNERS);
  expect(onDrop).not.toHaveBeenCalled();
});
