import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import styles from './display/viewer-display.module.css';
import { ImageViewer } from './image-viewer.tsx';

const SIDE = 400;
const picture = {
  url: '/pictures/room.1a2b.webp',
  sortOrder: 0,
  hexCode: null,
  colorName: null,
  kind: 'room' as const,
  width: 1000,
  height: 1000,
  dominantColor: '#c9bead',
  widths: [],
};

const getViewport = () => document.querySelector<HTMLElement>(`.${styles.viewport}`) as HTMLElement;
const getZoom = () => screen.getByRole('status', { name: 'Zoom' }).textContent;
const clickButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const getPan = () => {
  const { style } = document.querySelector<HTMLElement>(`.${styles.display}`) as HTMLElement;
  return [style.getPropertyValue('--x'), style.getPropertyValue('--y')].map(Number);
};

/** Returns false when the default action (scrolling) was prevented. */
const scrollWheel = (deltaY: number) => {
  const event = createEvent.wheel(getViewport(), { deltaY });
  return fireEvent(getViewport(), Object.assign(event, { clientX: SIDE / 2, clientY: SIDE / 2 }));
};

const firePointer = (type: 'Down' | 'Move' | 'Up', pointerId: number, clientX: number, clientY: number) =>
  fireEvent[`pointer${type}`](getViewport(), { pointerId, clientX, clientY, button: 0 });

/** The gestures load on first use and listen once they are shown. */
const unlock = async () => {
  clickButton('Unlock picture');
  await act(() => vi.dynamicImportSettled());
  screen.getByRole('application');
};

const runNextFrame = () => act(() => vi.advanceTimersByTime(20));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, SIDE, SIDE));
  HTMLElement.prototype.setPointerCapture ??= () => undefined;
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockReturnValue(undefined);
  render(<ImageViewer images={[picture]} mainImage={picture} title="Basant Vine" category="wallpaper" />);
});

describe('picture gestures', () => {
  it('let the wheel scroll the page while locked [VIEW-01]', () => {
    expect(scrollWheel(-100)).toBe(true);
    expect(getZoom()).toBe('100%');
  });

  it('zoom by 0.1 per wheel notch while unlocked [VIEW-02, VIEW-07]', async () => {
    await unlock();
    expect(scrollWheel(-100)).toBe(false);
    expect(getZoom()).toBe('110%');
    scrollWheel(-100);
    expect(getZoom()).toBe('120%');
    scrollWheel(100);
    expect(getZoom()).toBe('110%');
    clickButton('Lock picture');
    expect(scrollWheel(-100)).toBe(true);
    expect(getZoom()).toBe('110%');
  });

  it('drag the picture once per frame, up to its edge [VIEW-02]', async () => {
    await unlock();
    for (let step = 0; step < 10; step += 1) scrollWheel(-100);
    firePointer('Down', 1, 200, 200);
    firePointer('Move', 1, 240, 190);
    expect(getPan()).toEqual([0, 0]);
    firePointer('Move', 1, 280, 180);
    runNextFrame();
    expect(getPan()).toEqual([0.2, -0.05]);
    firePointer('Move', 1, 2000, 180);
    runNextFrame();
    expect(getPan()).toEqual([0.5, -0.05]);
    firePointer('Up', 1, 2000, 180);
    expect(getPan()).toEqual([0.5, -0.05]);
    firePointer('Move', 1, 100, 100);
    runNextFrame();
    expect(getPan()).toEqual([0.5, -0.05]);
    clickButton('Reset');
    expect(getPan()).toEqual([0, 0]);
  });

  it('do not drag while locked [VIEW-01]', async () => {
    await unlock();
    for (let step = 0; step < 10; step += 1) scrollWheel(-100);
    clickButton('Lock picture');
    firePointer('Down', 1, 200, 200);
    firePointer('Move', 1, 280, 180);
    runNextFrame();
    expect(getPan()).toEqual([0, 0]);
  });

  it('zoom in steps on a pinch, then drag with the remaining finger [VIEW-06]', async () => {
    await unlock();
    firePointer('Down', 1, 150, 200);
    firePointer('Down', 2, 250, 200);
    firePointer('Move', 2, 305, 200);
    runNextFrame();
    expect(getZoom()).toBe('160%');
    firePointer('Move', 2, 900, 200);
    runNextFrame();
    expect(getZoom()).toBe('300%');
    firePointer('Up', 1, 150, 200);
    const [before = 0] = getPan();
    firePointer('Move', 2, 920, 200);
    runNextFrame();
    expect(getPan()[0]).toBeCloseTo(before + 20 / SIDE);
    firePointer('Up', 2, 920, 200);
    expect(getZoom()).toBe('300%');
  });

  it('centre the tapped point', async () => {
    await unlock();
    for (let step = 0; step < 10; step += 1) scrollWheel(-100);
    firePointer('Down', 1, 300, 200);
    firePointer('Move', 1, 302, 201);
    firePointer('Up', 1, 302, 201);
    expect(getPan()[0]).toBeCloseTo(-102 / SIDE);
  });

  it('work by keyboard while unlocked [VIEW-02, VIEW-06]', async () => {
    await unlock();
    const picture = screen.getByRole('application', { name: /arrow keys/ });
    expect(picture.tabIndex).toBe(0);
    for (const key of ['+', '+', '=']) fireEvent.keyDown(picture, { key });
    expect(getZoom()).toBe('130%');
    expect(fireEvent.keyDown(picture, { key: 'ArrowRight' })).toBe(false);
    expect(getPan()[0]).toBeCloseTo(-0.1);
    fireEvent.keyDown(picture, { key: '-' });
    expect(getZoom()).toBe('120%');
    fireEvent.keyDown(picture, { key: '0' });
    expect(getZoom()).toBe('100%');
    expect(fireEvent.keyDown(picture, { key: 'Tab' })).toBe(true);
    clickButton('Lock picture');
    expect(fireEvent.keyDown(getViewport(), { key: '+' })).toBe(true);
    expect(getZoom()).toBe('100%');
  });
});
