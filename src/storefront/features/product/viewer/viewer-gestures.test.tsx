import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ImageViewer } from './image-viewer.tsx';
import styles from './stage/viewer-stage.module.css';

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

const window = () => document.querySelector<HTMLElement>(`.${styles.window}`) as HTMLElement;
const zoom = () => screen.getByRole('status', { name: 'Zoom' }).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pan = () => {
  const { style } = document.querySelector<HTMLElement>(`.${styles.stage}`) as HTMLElement;
  return [style.getPropertyValue('--x'), style.getPropertyValue('--y')].map(Number);
};

/** False when the event's own effect, scrolling, was called off. */
const turnWheel = (deltaY: number) => {
  const event = createEvent.wheel(window(), { deltaY });
  return fireEvent(window(), Object.assign(event, { clientX: SIDE / 2, clientY: SIDE / 2 }));
};

const point = (type: 'Down' | 'Move' | 'Up', pointerId: number, clientX: number, clientY: number) =>
  fireEvent[`pointer${type}`](window(), { pointerId, clientX, clientY, button: 0 });

const nextFrame = () => act(() => vi.advanceTimersByTime(20));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, SIDE, SIDE));
  HTMLElement.prototype.setPointerCapture ??= () => undefined;
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockReturnValue(undefined);
  render(<ImageViewer images={[picture]} mainImage={picture} title="Basant Vine" category="wallpaper" />);
});

describe('handling the picture', () => {
  it('leaves the wheel to the page while locked [VIEW-01]', () => {
    expect(turnWheel(-100)).toBe(true);
    expect(zoom()).toBe('100%');
  });

  it('zooms by 0.1 for each notch of the wheel while unlocked [VIEW-02, VIEW-07]', () => {
    press('Unlock picture');
    expect(turnWheel(-100)).toBe(false);
    expect(zoom()).toBe('110%');
    turnWheel(-100);
    expect(zoom()).toBe('120%');
    turnWheel(100);
    expect(zoom()).toBe('110%');
    press('Lock picture');
    expect(turnWheel(-100)).toBe(true);
    expect(zoom()).toBe('110%');
  });

  it('moves with a drag, once per frame, and no further than its edge [VIEW-02]', () => {
    press('Unlock picture');
    for (let notch = 0; notch < 10; notch += 1) turnWheel(-100);
    point('Down', 1, 200, 200);
    point('Move', 1, 240, 190);
    expect(pan()).toEqual([0, 0]);
    point('Move', 1, 280, 180);
    nextFrame();
    expect(pan()).toEqual([0.2, -0.05]);
    point('Move', 1, 2000, 180);
    nextFrame();
    expect(pan()).toEqual([0.5, -0.05]);
    point('Up', 1, 2000, 180);
    expect(pan()).toEqual([0.5, -0.05]);
    point('Move', 1, 100, 100);
    nextFrame();
    expect(pan()).toEqual([0.5, -0.05]);
    press('Reset');
    expect(pan()).toEqual([0, 0]);
  });

  it('does not move while locked [VIEW-01]', () => {
    press('Unlock picture');
    for (let notch = 0; notch < 10; notch += 1) turnWheel(-100);
    press('Lock picture');
    point('Down', 1, 200, 200);
    point('Move', 1, 280, 180);
    nextFrame();
    expect(pan()).toEqual([0, 0]);
  });

  it('zooms in steps as two fingers go apart, then follows the finger that stays [VIEW-06]', () => {
    press('Unlock picture');
    point('Down', 1, 150, 200);
    point('Down', 2, 250, 200);
    point('Move', 2, 305, 200);
    nextFrame();
    expect(zoom()).toBe('160%');
    point('Move', 2, 900, 200);
    nextFrame();
    expect(zoom()).toBe('300%');
    point('Up', 1, 150, 200);
    const [before = 0] = pan();
    point('Move', 2, 920, 200);
    nextFrame();
    expect(pan()[0]).toBeCloseTo(before + 20 / SIDE);
    point('Up', 2, 920, 200);
    expect(zoom()).toBe('300%');
  });

  it('brings the place that is tapped to the middle', () => {
    press('Unlock picture');
    for (let notch = 0; notch < 10; notch += 1) turnWheel(-100);
    point('Down', 1, 300, 200);
    point('Move', 1, 302, 201);
    point('Up', 1, 302, 201);
    expect(pan()[0]).toBeCloseTo(-102 / SIDE);
  });

  it('obeys the keyboard while unlocked [VIEW-02, VIEW-06]', () => {
    press('Unlock picture');
    const picture = screen.getByRole('application', { name: /arrow keys/ });
    expect(picture.tabIndex).toBe(0);
    for (const key of ['+', '+', '=']) fireEvent.keyDown(picture, { key });
    expect(zoom()).toBe('130%');
    expect(fireEvent.keyDown(picture, { key: 'ArrowRight' })).toBe(false);
    expect(pan()[0]).toBeCloseTo(-0.1);
    fireEvent.keyDown(picture, { key: '-' });
    expect(zoom()).toBe('120%');
    fireEvent.keyDown(picture, { key: '0' });
    expect(zoom()).toBe('100%');
    expect(fireEvent.keyDown(picture, { key: 'Tab' })).toBe(true);
    press('Lock picture');
    expect(fireEvent.keyDown(window(), { key: '+' })).toBe(true);
    expect(zoom()).toBe('100%');
  });
});
