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

describe('waitForFirstPaint', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('resolves when the pictures are loaded and painted', async () => {
    const view = waitForFirstPaint();
    expect(await isOpen(view)).toBe(true);
    window.dispatchEvent(new Event('load'));
    expect(await isOpen(view)).toBe(true);
    await vi.advanceTimersByTimeAsync(100);
    expect(await isOpen(view)).toBe(false);
  });

  it('waits until the browser reports a paint', async () => {
    let report: () => void = () => {};
    class FakePaintObserver {
      static supportedEntryTypes = ['paint'];
      observe() {}
      constructor(callback: () => void) {
        report = callback;
      }
    }
    vi.stubGlobal('PerformanceObserver', FakePaintObserver);
    const view = waitForFirstPaint();
    window.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(500);
    expect(await isOpen(view)).toBe(true);
    report();
    expect(await isOpen(view)).toBe(false);
  });

  it('resolves at the first interaction', async () => {
    const view = waitForFirstPaint();
    window.dispatchEvent(new Event('pointerdown'));
    expect(await isOpen(view)).toBe(false);
  });

  it('resolves after a timeout', async () => {
    const view = waitForFirstPaint();
    await vi.advanceTimersByTimeAsync(1900);
    expect(await isOpen(view)).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect(await isOpen(view)).toBe(false);
  });
});
