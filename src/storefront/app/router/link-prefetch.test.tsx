import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startLinkPrefetch } from './link-prefetch.ts';

const show = () =>
  render(
    <>
      <a href="/wallpaper?colour=red">
        <span>Wallpaper</span>
      </a>
      <a href="/terms" target="_blank" rel="noopener">
        Terms
      </a>
      <a href="https://elsewhere.example/cart">Elsewhere</a>
    </>,
  );

describe('link prefetching', () => {
  let stop = () => {};
  afterEach(() => stop());
  const listen = () => {
    const expected = vi.fn();
    stop = startLinkPrefetch(expected);
    return expected;
  };

  it('prefetches a page once when its link is hovered or focused', () => {
    const expected = listen();
    show();
    fireEvent.pointerOver(screen.getByText('Wallpaper'));
    fireEvent.focusIn(screen.getByText('Wallpaper'));
    fireEvent.pointerDown(screen.getByText('Elsewhere'));
    fireEvent.pointerOver(screen.getByText('Terms'));
    expect(expected.mock.calls).toEqual([['/wallpaper']]);
  });

  it('prefetches nothing while the data saver is on', () => {
    const expected = listen();
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    show();
    fireEvent.pointerOver(screen.getByText('Wallpaper'));
    Reflect.deleteProperty(navigator, 'connection');
    expect(expected).not.toHaveBeenCalled();
  });
});
