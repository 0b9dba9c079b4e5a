import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shippedHome } from '#contract/content/shipped/shipped-home.ts';
import { CollectionSlider } from './collection-slider.tsx';

const renderSlider = (slides = shippedHome.slides) => render(<CollectionSlider slides={slides} />);
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const getDots = () => screen.getAllByRole('button', { name: /^Slide / });
/** Returns the number of the current slide. */
const getCurrentSlide = () => getDots().findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1;
const getStrip = () => screen.getByRole('group', { name: /^1 of 5/ }).parentElement as HTMLElement;

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
}

const fireTouch = (name: string, fingers: number) =>
  fireEvent(getStrip(), Object.assign(new Event(name, { bubbles: true }), { targetTouches: Array(fingers).fill({}) }));

/** The test environment has no `scrollend` on elements. */
const supportScrollEnd = () =>
  Object.defineProperty(HTMLElement.prototype, 'onscrollend', { value: null, configurable: true });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'onscrollend');
});

describe('the collection slider', () => {
  it('has five slides that link to their collections [HOME-11, HOME-12, HOME-13, HOME-15]', () => {
    renderSlider();
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

  it('has no controls for a single slide', () => {
    renderSlider(shippedHome.slides.slice(0, 1));
    expect(screen.getByRole('group', { name: '1 of 1: Bahaara' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('advances every 3000 ms, and from the last slide to the first [HOME-07, HOME-08, CONST-11]', () => {
    renderSlider();
    const seen = [getCurrentSlide()];
    for (let step = 0; step < 5; step += 1) {
      wait(2999);
      expect(getCurrentSlide()).toBe(seen.at(-1));
      wait(1);
      seen.push(getCurrentSlide());
    }
    expect(seen).toEqual([1, 2, 3, 4, 5, 1]);
  });

  it('loads a slide’s picture when it is current or next', () => {
    renderSlider();
    const loadedPictures = () =>
      screen.getAllByRole('group', { name: / of 5: / }).map((slide) => slide.querySelector('div > span img') !== null);
    expect(loadedPictures()).toEqual([true, true, false, false, false]);
    wait(3000);
    expect(loadedPictures()).toEqual([true, true, true, false, false]);
    fireEvent.click(getDots()[4] as HTMLElement);
    expect(loadedPictures()).toEqual([true, true, true, false, true]);
  });

  it('leaves the first paint to the hero: served slides have pictures only without JavaScript', () => {
    const html = renderToStaticMarkup(<CollectionSlider slides={shippedHome.slides} />);
    expect(html.match(/<noscript>.*?<img/g)).toHaveLength(5);
    expect(html.replaceAll(/<noscript>.*?<\/noscript>/g, '')).not.toContain('<img');
  });

  it('scrolls its strip and never the page', () => {
    const scrollPage = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    renderSlider();
    Object.defineProperty(getStrip(), 'clientWidth', { value: 800 });
    const scroll = vi.spyOn(getStrip(), 'scrollTo').mockImplementation(() => {});
    wait(3000);
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ left: 800, behavior: 'smooth' });
    expect(scrollPage).not.toHaveBeenCalled();
  });

  it('has a dot per slide; a click jumps to it and restarts the timer [HOME-09, Q-154]', () => {
    renderSlider();
    expect(getDots()).toHaveLength(5);
    wait(2000);
    fireEvent.click(getDots()[3] as HTMLElement);
    expect(getCurrentSlide()).toBe(4);
    wait(2999);
    expect(getCurrentSlide()).toBe(4);
    fireEvent.click(getDots()[3] as HTMLElement);
    wait(2999);
    expect(getCurrentSlide()).toBe(4);
    wait(1);
    expect(getCurrentSlide()).toBe(5);
  });

  it('follows a swipe', () => {
    renderSlider();
    Object.defineProperty(getStrip(), 'clientWidth', { value: 800 });
    getStrip().scrollLeft = 1600;
    fireEvent.scroll(getStrip());
    wait(200);
    expect(getCurrentSlide()).toBe(3);
    wait(3000);
    expect(getCurrentSlide()).toBe(4);
  });

  it.each(['touchend', 'touchcancel'])('follows a swipe that lasts beyond the interval, until %s [HOME-07]', (end) => {
    renderSlider();
    Object.defineProperty(getStrip(), 'clientWidth', { value: 800 });
    const scroll = vi.spyOn(getStrip(), 'scrollTo').mockImplementation(() => {});
    wait(2900);
    fireEvent(getStrip(), new Event('pointerdown', { bubbles: true }));
    fireTouch('touchstart', 1);
    // The browser cancels the pointer when it starts to scroll.
    fireEvent(getStrip(), new PointerEvent('pointerleave', { pointerType: 'touch' }));
    wait(3000);
    expect(scroll).not.toHaveBeenCalled();
    fireTouch(end, 0);
    getStrip().scrollLeft = 1600;
    fireEvent.scroll(getStrip());
    wait(200);
    expect(getCurrentSlide()).toBe(3);
    wait(3000);
    expect(getCurrentSlide()).toBe(4);
  });

  it.each(['with', 'without'])(
    'keeps dot and pace while its own scroll is on the way, %s scrollend [HOME-07]',
    (support) => {
      if (support === 'with') supportScrollEnd();
      renderSlider();
      Object.defineProperty(getStrip(), 'clientWidth', { value: 800 });
      vi.spyOn(getStrip(), 'scrollTo').mockImplementation(() => {});
      wait(3000);
      // A slow device draws few frames: long after the last event the strip is not half-way.
      getStrip().scrollLeft = 200;
      fireEvent.scroll(getStrip());
      wait(2000);
      expect(getCurrentSlide()).toBe(2);
      // The end of an earlier scroll.
      fireEvent(getStrip(), new Event('scrollend'));
      expect(getCurrentSlide()).toBe(2);
      wait(1000);
      expect(getCurrentSlide()).toBe(3);
    },
  );

  it.each(['pointerdown', 'wheel', 'keydown', 'focusin'])(
    'follows a visitor who takes over the scroll by %s',
    (input) => {
      renderSlider();
      Object.defineProperty(getStrip(), 'clientWidth', { value: 800 });
      vi.spyOn(getStrip(), 'scrollTo').mockImplementation(() => {});
      fireEvent.click(getDots()[3] as HTMLElement);
      fireEvent(getStrip(), new Event(input, { bubbles: true }));
      getStrip().scrollLeft = 800;
      fireEvent.scroll(getStrip());
      wait(200);
      expect(getCurrentSlide()).toBe(2);
    },
  );

  it('waits for the end of a swipe where the browser reports it', () => {
    supportScrollEnd();
    renderSlider();
    Object.defineProperty(getStrip(), 'clientWidth', { value: 800 });
    getStrip().scrollLeft = 1600;
    fireEvent.scroll(getStrip());
    wait(1000);
    expect(getCurrentSlide()).toBe(1);
    fireEvent(getStrip(), new Event('scrollend'));
    expect(getCurrentSlide()).toBe(3);
  });

  it('can be paused and played [D-17]', () => {
    renderSlider();
    fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }));
    wait(60_000);
    expect(getCurrentSlide()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Play slides' }));
    wait(3000);
    expect(getCurrentSlide()).toBe(2);
  });

  it('pauses on mouse hover and while the tab is hidden', () => {
    renderSlider();
    fireEvent(getStrip(), new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    wait(9000);
    expect(getCurrentSlide()).toBe(1);
    fireEvent(getStrip(), new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    wait(3000);
    expect(getCurrentSlide()).toBe(2);
    setVisibility('hidden');
    wait(9000);
    expect(getCurrentSlide()).toBe(2);
    setVisibility('visible');
    wait(3000);
    expect(getCurrentSlide()).toBe(3);
  });

  it('pauses while it has the keyboard focus', () => {
    renderSlider();
    const [first] = screen.getAllByRole('link');
    act(() => first?.focus());
    wait(9000);
    expect(getCurrentSlide()).toBe(1);
    act(() => first?.blur());
    wait(3000);
    expect(getCurrentSlide()).toBe(2);
  });

  it('does not rotate with reduced motion until played [D-17]', () => {
    const reducedMotion = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
    vi.spyOn(window, 'matchMedia').mockReturnValue(reducedMotion as unknown as MediaQueryList);
    renderSlider();
    wait(60_000);
    expect(getCurrentSlide()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Play slides' }));
    wait(3000);
    expect(getCurrentSlide()).toBe(2);
  });

  it('clears its timers on unmount', () => {
    const { unmount } = renderSlider();
    wait(1000);
    fireEvent.scroll(getStrip());
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
