import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSafeStorage } from '../storage/storage.ts';
import { createScrollMemory, type ScrollMemory } from './scroll-memory.ts';

let y = 0;
let pageEnds = 0;
let memory: ScrollMemory;
const open = () => createScrollMemory(createSafeStorage(() => window.sessionStorage));

function scrollTo(top: number) {
  y = Math.min(top, pageEnds);
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  window.sessionStorage.clear();
  y = 0;
  pageEnds = 5000;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => y);
  vi.spyOn(window, 'scrollTo').mockImplementation(((_left: number, top: number) =>
    scrollTo(top)) as typeof window.scrollTo);
  memory = open();
});
afterEach(() => {
  memory.close();
  vi.useRealTimers();
});

describe('where a page was left', () => {
  it('is found again on the way back [D-19]', () => {
    memory.enter('list');
    scrollTo(1200);
    memory.enter('product');
    scrollTo(300);
    memory.enter('list');
    memory.restore('list');
    expect(y).toBe(1200);
  });

  it('is the top for a page that was never seen', () => {
    scrollTo(900);
    memory.enter('new');
    memory.restore('new');
    expect(y).toBe(0);
  });

  it('survives a reload', () => {
    memory.enter('list');
    scrollTo(700);
    window.dispatchEvent(new Event('pagehide'));
    memory.close();
    memory = open();
    memory.enter('list');
    memory.restore('list');
    expect(y).toBe(700);
  });

  it('is waited for while the page is still too short', () => {
    memory.enter('list');
    scrollTo(2000);
    memory.enter('product');
    pageEnds = 400;
    memory.enter('list');
    memory.restore('list');
    pageEnds = 5000;
    vi.advanceTimersToNextFrame();
    expect(y).toBe(2000);
  });

  it('is given up when the shopper scrolls first', () => {
    memory.enter('list');
    scrollTo(2000);
    memory.enter('product');
    pageEnds = 400;
    memory.enter('list');
    memory.restore('list');
    window.dispatchEvent(new Event('wheel'));
    pageEnds = 5000;
    vi.advanceTimersToNextFrame();
    expect(y).toBe(400);
  });

  it('does not matter when what was stored cannot be read', () => {
    window.sessionStorage.setItem('aangan.scroll', '{bad');
    memory.close();
    memory = open();
    expect(() => memory.restore('list')).not.toThrow();
  });
});
