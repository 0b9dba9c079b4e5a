import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CompareSlider } from './compare-slider.tsx';
import { findPercent, placeThumb } from './compare-thumb.ts';

const frame = { current: document.createElement('div') };
const onMove = vi.fn();
const redrawMarks = vi.fn();
/** The picture is twice as wide as the screen and scrolled by a quarter of its width. */
const stage = {
  frame,
  width: 800,
  height: 300,
  visibleWidth: 400,
  toPictureShare: (share: number) => 0.25 + share / 2,
  redrawMarks,
};
const renderSlider = () => render(<CompareSlider stage={stage} left="Indigo" right="Rose" onMove={onMove} />);
const getSlider = () => screen.getByRole<HTMLInputElement>('slider');
const firePointer = (type: 'pointerDown' | 'pointerMove' | 'lostPointerCapture', clientX: number, init = {}) =>
  fireEvent[type](getSlider(), { clientX, isPrimary: true, button: 0, ...init });

beforeEach(() => {
  vi.clearAllMocks();
  HTMLElement.prototype.setPointerCapture ??= () => undefined;
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockReturnValue(undefined);
});

it('moves again when the picture below it scrolls', () => {
  const { unmount } = renderSlider();
  fireEvent.input(getSlider(), { target: { value: '30' } });
  onMove.mockClear();
  fireEvent.scroll(frame.current);
  expect(onMove.mock.calls).toEqual([[0.4]]);
  unmount();
  fireEvent.scroll(frame.current);
  expect(onMove).toHaveBeenCalledTimes(1);
});

it('draws the divider and the thumb where the slider is, and neither after comparing', () => {
  const { unmount } = renderSlider();
  fireEvent.input(getSlider(), { target: { value: '0' } });
  expect(redrawMarks).toHaveBeenLastCalledWith({ screen: [800, 300], divider: [200, expect.closeTo(222)] });
  unmount();
  expect(redrawMarks).toHaveBeenLastCalledWith(undefined);
});

it('changes the slider only when the finger lifts', () => {
  renderSlider();
  onMove.mockClear();
  firePointer('pointerMove', 100);
  expect(onMove).not.toHaveBeenCalled();
  firePointer('pointerDown', 200);
  firePointer('pointerMove', 378);
  expect(onMove).toHaveBeenLastCalledWith(0.75);
  expect(getSlider().value).toBe('50');
  firePointer('lostPointerCapture', 378);
  expect(getSlider().value).toBe('100');
  expect(getSlider().getAttribute('aria-valuetext')).toBe('100% Indigo, 0% Rose');
});

it('follows the first finger only', () => {
  const second = { isPrimary: false, pointerId: 2 };
  renderSlider();
  firePointer('pointerDown', 200);
  onMove.mockClear();
  firePointer('pointerDown', 22, second);
  firePointer('pointerMove', 30, second);
  firePointer('lostPointerCapture', 30, second);
  expect(onMove).not.toHaveBeenCalled();
  firePointer('pointerMove', 378);
  expect(onMove.mock.calls).toEqual([[0.75]]);
});

it('follows the main mouse button only', () => {
  renderSlider();
  onMove.mockClear();
  firePointer('pointerDown', 100, { button: 2 });
  firePointer('pointerMove', 110);
  expect(onMove).not.toHaveBeenCalled();
});

it.each([0, 30, 100])('finds %d percent where it places the thumb', (percent) => {
  expect(findPercent(placeThumb(percent, 390), 390)).toBe(percent);
});

it('keeps the thumb inside', () => {
  expect([placeThumb(0, 390), placeThumb(100, 390)]).toEqual([22, 368]);
  expect([findPercent(-50, 390), findPercent(500, 390)]).toEqual([0, 100]);
});
