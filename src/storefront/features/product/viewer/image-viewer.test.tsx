import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ProductImage } from '#contract/storefront/catalogue.ts';
import { ImageViewer, type ImageViewerProps } from './image-viewer.tsx';
import tileStyles from './stage/pattern-tiles.module.css';
import rulerStyles from './stage/viewer-rulers.module.css';
import stageStyles from './stage/viewer-stage.module.css';

const PLACEHOLDER = /^\/pictures\/viewer-placeholder\./;

const image = (name: string, sortOrder: number, given: Partial<ProductImage> = {}): ProductImage => ({
  url: `/pictures/${name}.1a2b.webp`,
  sortOrder,
  hexCode: '#ffffff',
  colorName: 'Ivory',
  kind: 'room',
  width: 1600,
  height: 1000,
  dominantColor: '#c9bead',
  widths: [640, 1600],
  ...given,
});
const flat = image('vine-flat', 0, { kind: 'flat', width: 1080, height: 1350, widths: [360, 1080], inchesWide: 24 });
const room = image('vine-room', 1);
const rose = image('rose-room', 2, { colorName: 'Rose' });
const images = [rose, room, flat];

const viewer = (given: Partial<ImageViewerProps> = {}) => (
  <ImageViewer images={images} mainImage={flat} title="Basant Vine" category="wallpaper" {...given} />
);
const button = (name: string) => screen.getByRole('button', { name });
const press = (...names: readonly string[]) => {
  for (const name of names) fireEvent.click(button(name));
};
const zoom = () => screen.getByRole('status', { name: 'Zoom' }).textContent;
const stage = () => document.querySelector<HTMLElement>(`.${stageStyles.stage}`) as HTMLElement;
const shownImage = () => within(stage()).getByRole<HTMLImageElement>('img');
const property = (name: string) => stage().style.getPropertyValue(name);

describe('the image viewer', () => {
  it('starts locked: editing controls are disabled, ruler and grid are not [VIEW-01]', () => {
    render(viewer());
    for (const name of ['Zoom in', 'Zoom out', 'Rotate 90 degrees', 'Fit', 'Fill', 'Reset']) {
      expect(button(name).matches(':disabled, :disabled *'), name).toBe(true);
    }
    for (const name of ['Unlock picture', 'Ruler', 'Grid']) {
      expect(button(name).matches(':disabled, :disabled *'), name).toBe(false);
    }
    expect(screen.queryByRole('application')).toBeNull();
  });

  it('takes edits once it is unlocked, and none when it is locked again [VIEW-02, VIEW-03]', () => {
    render(viewer());
    press('Unlock picture', 'Zoom in');
    expect(zoom()).toBe('110%');
    expect(screen.getByText(/^Edit mode/).dataset.shown).toBe('true');
    expect(screen.getByText(/^Locked/).dataset.shown).toBe('false');
    press('Lock picture', 'Zoom in');
    expect(zoom()).toBe('110%');
  });

  it('shows the zoom in per cent, up to 300% and down to 50% [VIEW-04, VIEW-05, VIEW-06, VIEW-17]', () => {
    render(viewer());
    press('Unlock picture');
    const shown = Array.from({ length: 22 }, () => {
      press('Zoom in');
      return zoom();
    });
    expect(shown.slice(0, 3)).toEqual(['110%', '120%', '130%']);
    expect(shown.at(-1)).toBe('300%');
    expect(button('Zoom in').getAttribute('aria-disabled')).toBe('true');
    press(...Array<string>(30).fill('Zoom out'));
    expect(zoom()).toBe('50%');
    expect(property('--zoom')).toBe('0.5');
  });

  it('turns, fits, fills and resets [VIEW-08, VIEW-09, VIEW-10, VIEW-11]', () => {
    render(viewer({ mainImage: room }));
    press('Unlock picture', 'Rotate 90 degrees', 'Zoom in', 'Fill');
    expect([property('--turn'), property('--framing'), property('--zoom')]).toEqual(['90deg', 'cover', '1.1']);
    expect([button('Fill'), button('Fit')].map((it) => it.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    press('Fit');
    expect(property('--framing')).toBe('contain');
    press('Reset');
    expect([property('--turn'), property('--framing'), property('--zoom')]).toEqual(['0deg', 'contain', '1']);
    press(...Array<string>(4).fill('Rotate 90 degrees'));
    expect(property('--turn')).toBe('0deg');
  });

  it('marks every 12 inches of the entered size along both edges [VIEW-12, CONST-19]', () => {
    render(viewer({ widthInInches: 60, heightInInches: 40 }));
    press('Ruler');
    const labels = (side: string) =>
      [...document.querySelectorAll(`[data-side="${side}"] .${rulerStyles.label}`)].map((label) => label.textContent);
    expect(labels('top')).toEqual(['0', '12', '24', '36', '48', '60']);
    expect(labels('left')).toEqual(['0', '12', '24', '36']);
    const marks = [...document.querySelectorAll<HTMLElement>(`[data-side="left"] .${rulerStyles.mark}`)];
    expect(marks.map((mark) => mark.style.getPropertyValue('--at'))).toEqual(['0%', '30%', '60%', '90%']);
  });

  it('measures 48 by 48 inches before a size is entered, and the other way round when turned [VIEW-12]', () => {
    const { rerender } = render(viewer());
    press('Ruler');
    const last = (side: string) =>
      [...document.querySelectorAll(`[data-side="${side}"] .${rulerStyles.label}`)].at(-1)?.textContent;
    expect([last('top'), last('left')]).toEqual(['48', '48']);
    rerender(viewer({ widthInInches: 72, heightInInches: 36 }));
    expect([last('top'), last('left')]).toEqual(['72', '36']);
    press('Unlock picture', 'Rotate 90 degrees');
    expect([last('top'), last('left')]).toEqual(['36', '72']);
  });

  it('shows ruler and grid each alone, locked or not [VIEW-12, VIEW-13, VIEW-18]', () => {
    render(viewer());
    const shown = () => [screen.queryByTestId('ruler') !== null, screen.queryByTestId('grid') !== null];
    expect(shown()).toEqual([false, false]);
    press('Ruler');
    expect(shown()).toEqual([true, false]);
    expect(button('Ruler').getAttribute('aria-pressed')).toBe('true');
    press('Grid', 'Ruler', 'Unlock picture');
    expect(shown()).toEqual([false, true]);
    press('Grid');
    expect(shown()).toEqual([false, false]);
  });

  it('lays the flat picture over the piece at true scale, so that ruler and pattern agree', () => {
    const { rerender } = render(viewer({ widthInInches: 60, heightInInches: 45 }));
    const tiles = () => document.querySelector<HTMLElement>(`.${tileStyles.tiles}`);
    // 24 inches of 60, and 24 x 1350 / 1080 = 30 inches of 45.
    expect(tiles()?.style.getPropertyValue('--tile-width')).toBe('40%');
    expect(Number.parseFloat(tiles()?.style.getPropertyValue('--tile-height') ?? '')).toBeCloseTo(66.667, 2);
    expect(tiles()?.querySelectorAll('img')).toHaveLength(3 * 2);
    expect(shownImage().alt).toBe('Basant Vine in Ivory');
    rerender(viewer({ widthInInches: 9000, heightInInches: 9000 }));
    expect(document.querySelectorAll(`.${tileStyles.fine} img`)).toHaveLength(1);
    expect(document.querySelector<HTMLElement>(`.${tileStyles.fine}`)?.style.getPropertyValue('--pattern')).toContain(
      '-360.avif',
    );
  });

  it('shows the measured size in inches and in the shopper’s unit [VIEW-12]', () => {
    const { rerender } = render(viewer({ widthInInches: 60, heightInInches: 45 }));
    expect(screen.getByText('The pattern at true scale on 60 × 45 in.')).toBeDefined();
    rerender(viewer({ widthInInches: 60, heightInInches: 45, unit: 'cm' }));
    expect(screen.getByText('The pattern at true scale on 60 × 45 in (152.4 × 114.3 cm).')).toBeDefined();
    rerender(viewer({ widthInInches: 60, heightInInches: 45, mainImage: room }));
    expect(screen.getByText('Ruler and grid are not to scale over this picture.')).toBeDefined();
  });

  it('shows canvas and room pictures as pictures', () => {
    const { rerender } = render(viewer({ category: 'canvas' }));
    expect(document.querySelector(`.${tileStyles.tiles}`)).toBeNull();
    rerender(viewer({ mainImage: room }));
    expect(document.querySelector(`.${tileStyles.tiles}`)).toBeNull();
    expect(shownImage().alt).toBe('Basant Vine in Ivory, in a room');
  });

  it('has a thumbnail for the main and one for the next picture, and shows the one that is chosen [VIEW-14]', () => {
    const { rerender } = render(viewer());
    const thumbnails = () => within(screen.getByRole('group', { name: 'Pictures' })).getAllByRole('button');
    expect(thumbnails().map((thumbnail) => thumbnail.querySelector('img')?.getAttribute('src'))).toEqual([
      flat.url,
      room.url,
    ]);
    press('Alternate picture');
    expect(shownImage().getAttribute('src')).toBe(room.url);
    expect(thumbnails().map((thumbnail) => thumbnail.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    press('Main picture');
    expect(shownImage().getAttribute('src')).toBe(flat.url);
    press('Alternate picture');
    rerender(viewer({ mainImage: rose }));
    expect(shownImage().getAttribute('src')).toBe(rose.url);
  });

  it('takes the placeholder for a picture that does not load, there and in the thumbnail [VIEW-15]', () => {
    render(viewer({ mainImage: room }));
    fireEvent.error(shownImage());
    expect(shownImage().getAttribute('src')).toMatch(PLACEHOLDER);
    expect(button('Main picture').querySelector('img')?.getAttribute('src')).toMatch(PLACEHOLDER);
    expect(stage().querySelector('source')).toBeNull();
    expect(shownImage().alt).toContain('not available');
    press('Alternate picture');
    expect(shownImage().getAttribute('src')).toBe(rose.url);
  });

  it('takes the placeholder too when the picture broke before hydration [VIEW-15]', async () => {
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(viewer());
    for (const broken of root.querySelectorAll(`.${stageStyles.stage} img`)) {
      Object.defineProperties(broken, { complete: { value: true }, naturalWidth: { value: 0 } });
    }
    const hydrated = await act(async () => hydrateRoot(root, viewer()));
    expect(root.querySelector(`.${stageStyles.stage} img`)?.getAttribute('src')).toMatch(PLACEHOLDER);
    act(() => hydrated.unmount());
    root.remove();
  });

  it('takes the placeholder where there is no picture at all [VIEW-16]', () => {
    const { rerender } = render(viewer({ images: [], mainImage: undefined }));
    const sources = () => [...document.querySelectorAll('img')].map((img) => img.getAttribute('src'));
    expect(sources()).toEqual(Array(3).fill(expect.stringMatching(PLACEHOLDER)));
    rerender(viewer({ images: [flat], mainImage: flat }));
    expect(button('Alternate picture').querySelector('img')?.getAttribute('src')).toMatch(PLACEHOLDER);
  });
});
