import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitForFirstPaint } from './first-paint.ts';

async function isOpen(view: Promise<void>): Promise<boolean> {
  let open = true;
  void view.then(() => {
    open = false;
  });
  await vi.advanceTimersByTimeAsync(0);
  return open;
}

describe('the first view', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('is there when its pictures are loaded and painted', async () => {
    const view = waitForFirstPaint();
    expect(await isOpen(view)).toBe(true);
    window.dispatchEvent(new Event('load'));
    expect(await isOpen(view)).toBe(true);
    await vi.advanceTimersByTimeAsync(100);
    expect(await isOpen(view)).toBe(false);
  });

  it('is not there before the browser says that it has painted', async () => {
    let report: () => void = () => {};
    class Painter {
      static supportedEntryTypes = ['paint'];
      observe() {}
      constructor(told: () => void) {
        report = told;
      }
    }
    vi.stubGlobal('PerformanceObserver', Painter);
    const view = waitForFirstPaint();
    window.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(500);
    expect(await isOpen(view)).toBe(true);
    report();
    expect(await isOpen(view)).toBe(false);
  });

  it('is not waited for by a visitor who reaches for the page', async () => {
    const view = waitForFirstPaint();
    window.dispatchEvent(new Event('pointerdown'));
    expect(await isOpen(view)).toBe(false);
  });

  it('is not waited for for ever', async () => {
    const view = waitForFirstPaint();
    await vi.advanceTimersByTimeAsync(1900);
    expect(await isOpen(view)).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect(await isOpen(view)).toBe(false);
  });
});
