import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CompareSlider } from './compare-slider.tsx';

it('moves again when the picture below it scrolls', () => {
  const frame = { current: document.createElement('div') };
  const onMove = vi.fn();
  const { unmount } = render(<CompareSlider frame={frame} left="Indigo" right="Rose" onMove={onMove} />);
  fireEvent.input(screen.getByRole('slider'), { target: { value: '30' } });
  onMove.mockClear();
  fireEvent.scroll(frame.current);
  expect(onMove.mock.calls).toEqual([[0.3]]);
  unmount();
  fireEvent.scroll(frame.current);
  expect(onMove).toHaveBeenCalledTimes(1);
});
