import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { BrushPad } from './brush-pad.tsx';
import { FIRST_BRUSH } from './brush-tools.tsx';

const SIDE = 100;
const onStroke = vi.fn();
const redrawMarks = vi.fn();
const firePointer = (
  type: 'pointerDown' | 'pointerMove' | 'lostPointerCapture',
  clientX: number,
  init: PointerEventInit = {},
) => fireEvent[type](screen.getByRole('application'), { clientX, clientY: 50, isPrimary: true, button: 0, ...init });

beforeEach(() => {
  onStroke.mockReset();
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, SIDE, SIDE));
  HTMLElement.prototype.setPointerCapture ??= () => undefined;
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockReturnValue(undefined);
  render(
    <BrushPad
      stage={{ width: SIDE, height: SIDE, redrawMarks }}
      brush={FIRST_BRUSH}
      onPaint={() => undefined}
      onStroke={onStroke}
    />,
  );
});

it('paints one stroke with the first finger only', () => {
  const second = { isPrimary: false, pointerId: 2 };
  firePointer('pointerDown', 10);
  firePointer('pointerDown', 90, second);
  firePointer('pointerMove', 20);
  firePointer('pointerMove', 80, second);
  firePointer('lostPointerCapture', 80, second);
  firePointer('pointerMove', 30);
  firePointer('lostPointerCapture', 30);
  expect(onStroke).toHaveBeenCalledTimes(1);
  expect(onStroke.mock.calls[0]?.[0].points.map(({ x }: { x: number }) => x)).toEqual([0.1, 0.2, 0.3]);
});

it('paints with the main mouse button only', () => {
  firePointer('pointerDown', 10, { button: 2 });
  firePointer('lostPointerCapture', 10);
  expect(onStroke).not.toHaveBeenCalled();
});

it('moves further with Shift, like the corners', () => {
  const pad = screen.getByRole('application');
  const press = (init: KeyboardEventInit) => {
    fireEvent.keyDown(pad, init);
    return redrawMarks.mock.lastCall?.[0].brush[0];
  };
  const start = press({ key: 'ArrowRight' });
  expect(press({ key: 'ArrowRight' }) - start).toBeCloseTo(0.5, 5);
  expect(press({ key: 'ArrowRight', shiftKey: true }) - start).toBeCloseTo(3.5, 5);
});
