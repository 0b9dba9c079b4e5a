import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSafeStorage } from '../storage/storage.ts';
import { createScrollMemory, type ScrollMemory } from './scroll-memory.ts';

let scrollTop = 0;
let maxScrollTop = 0;
let memory: ScrollMemory;
const openMemory = () => createScrollMemory(createSafeStorage(() => window.sessionStorage));

function scrollTo(top: number) {
  scrollTop = Math.min(top, maxScrollTop);
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  window.sessionStorage.clear();
  scrollTop = 0;
  maxScrollTop = 5000;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollTop);
  vi.spyOn(window, 'scrollTo').mockImplementation(((_left: number, top: number) =>
    scrollTo(top)) as typeof window.scrollTo);
  memory = openMemory();
});
afterEach(() => {
  memory.close();
  vi.useRealTimers();
});

describe('scroll memory', () => {
  it('restores the position on Back [D-19]', () => {
    memory.enter('list');
    scrollTo(1200);
    memory.enter('product');
    scrollTo(300);
    memory.enter('list');
    memory.restore('list');
    expect(scrollTop).toBe(1200);
  });

  it('starts a new page at the top', () => {
    scrollTo(900);
    memory.enter('new');
    memory.restore('new');
    expect(scrollTop).toBe(0);
  });

  it('survives a reload', () => {
    memory.enter('list');
    scrollTo(700);
    window.dispatchEvent(new Event('pagehide'));
    memory.close();
    memory = openMemory();
    memory.enter('list');
    memory.restore('list');
    expect(scrollTop).toBe(700);
  });

  it('retries while the page is still too short', () => {
    memory.enter('list');
    scrollTo(2000);
    memory.enter('product');
    maxScrollTop = 400;
    memory.enter('list');
    memory.restore('list');
    maxScrollTop = 5000;
    vi.advanceTimersToNextFrame();
    expect(scrollTop).toBe(2000);
  });

  it('stops restoring when the shopper scrolls first', () => {
    memory.enter('list');
    scrollTo(2000);
    memory.enter('product');
    maxScrollTop = 400;
    memory.enter('list');
    memory.restore('list');
    window.dispatchEvent(new Event('wheel'));
    maxScrollTop = 5000;
    vi.advanceTimersToNextFrame();
    expect(scrollTop).toBe(400);
  });

  it('ignores unreadable stored positions', () => {
    window.sessionStorage.setItem('aangan.scroll', '{bad');
    memory.close();
    memory = openMemory();
    expect(() => memory.restore('list')).not.toThrow();
  });
});
