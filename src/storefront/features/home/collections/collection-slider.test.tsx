import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CollectionSlider } from './collection-slider.tsx';

const show = () => render(<CollectionSlider />, { wrapper: MemoryRouter });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const dots = () => screen.getAllByRole('button', { name: /^Slide / });
/** The number of the slide whose dot is marked. */
const current = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1;
const strip = () => screen.getByRole('group', { name: /^1 of 5/ }).parentElement as HTMLElement;

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('the collection slider', () => {
  it('has five slides that lead to their collections [HOME-10, HOME-11, HOME-12, HOME-13, HOME-14, HOME-15]', () => {
    show();
    const slides = screen.getAllByRole('group', { name: / of 5: / });
    expect(slides.map((slide) => slide.getAttribute('aria-roledescription'))).toEqual(Array(5).fill('slide'));
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Bahaara', '/wallpaper/bahaara'],
      ['Enchanted', '/wallpaper/enchanted'],
      ['Indian Motifs', '/wallpaper/indian-motifs'],
      ['Kids Series', '/wallpaper/kids'],
      ['Minimal', '/wallpaper/minimal'],
    ]);
    expect(screen.queryByText('No image')).toBeNull();
  });

  it('goes on by one every 3000 ms, and from the last to the first [HOME-07, HOME-08, CONST-11]', () => {
    show();
    const seen = [current()];
    for (let turn = 0; turn < 5; turn += 1) {
      wait(2999);
      expect(current()).toBe(seen.at(-1));
      wait(1);
      seen.push(current());
    }
    expect(seen).toEqual([1, 2, 3, 4, 5, 1]);
  });

  it('loads the picture of a slide when it is the next one, and keeps it', () => {
    show();
    const pictured = () =>
      screen.getAllByRole('group', { name: / of 5: / }).map((slide) => slide.querySelector('div > span img') !== null);
    expect(pictured()).toEqual([true, true, false, false, false]);
    wait(3000);
    expect(pictured()).toEqual([true, true, true, false, false]);
    fireEvent.click(dots()[4] as HTMLElement);
    expect(pictured()).toEqual([true, true, true, false, true]);
  });

  it('scrolls its strip and never the page', () => {
    const scrollPage = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    show();
    Object.defineProperty(strip(), 'clientWidth', { value: 800 });
    const scroll = vi.spyOn(strip(), 'scrollTo').mockImplementation(() => {});
    wait(3000);
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ left: 800, behavior: 'smooth' });
    expect(scrollPage).not.toHaveBeenCalled();
  });

  it('has a dot per slide; a click on one jumps there and restarts the three seconds [HOME-09]', () => {
    show();
    expect(dots()).toHaveLength(5);
    wait(2000);
    fireEvent.click(dots()[3] as HTMLElement);
    expect(current()).toBe(4);
    wait(2999);
    expect(current()).toBe(4);
    fireEvent.click(dots()[3] as HTMLElement);
    wait(2999);
    expect(current()).toBe(4);
    wait(1);
    expect(current()).toBe(5);
  });

  it('follows a swipe to where it comes to rest', () => {
    show();
    Object.defineProperty(strip(), 'clientWidth', { value: 800 });
    strip().scrollLeft = 1600;
    fireEvent.scroll(strip());
    wait(200);
    expect(current()).toBe(3);
    wait(3000);
    expect(current()).toBe(4);
  });

  it('can be paused and played [D-17]', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }));
    wait(60_000);
    expect(current()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Play slides' }));
    wait(3000);
    expect(current()).toBe(2);
  });

  it('waits under a mouse and while the tab is hidden, and goes on afterwards', () => {
    show();
    fireEvent(strip(), new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    wait(9000);
    expect(current()).toBe(1);
    fireEvent(strip(), new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    wait(3000);
    expect(current()).toBe(2);
    setVisibility('hidden');
    wait(9000);
    expect(current()).toBe(2);
    setVisibility('visible');
    wait(3000);
    expect(current()).toBe(3);
  });

  it('waits while the keyboard is in it, and goes on afterwards', () => {
    show();
    const [first] = screen.getAllByRole('link');
    act(() => first?.focus());
    wait(9000);
    expect(current()).toBe(1);
    act(() => first?.blur());
    wait(3000);
    expect(current()).toBe(2);
  });

  it('does not rotate with reduced motion until played [D-17]', () => {
    const asked = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
    vi.spyOn(window, 'matchMedia').mockReturnValue(asked as unknown as MediaQueryList);
    show();
    wait(60_000);
    expect(current()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Play slides' }));
    wait(3000);
    expect(current()).toBe(2);
  });

  it('leaves no timer behind', () => {
    const { unmount } = show();
    wait(1000);
    fireEvent.scroll(strip());
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
