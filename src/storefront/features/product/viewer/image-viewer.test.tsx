import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ProductImage } from '#contract/storefront/catalogue.ts';
import tileStyles from './display/pattern-tiles.module.css';
import displayStyles from './display/viewer-display.module.css';
import rulerStyles from './display/viewer-rulers.module.css';
import { ImageViewer, type ImageViewerProps } from './image-viewer.tsx';

const PLACEHOLDER = /^\/pictures\/viewer-placeholder\./;

const createImage = (name: string, sortOrder: number, changes: Partial<ProductImage> = {}): ProductImage => ({
  url: `/pictures/${name}.1a2b.webp`,
  sortOrder,
  hexCode: '#ffffff',
  colorName: 'Ivory',
  kind: 'room',
  width: 1600,
  height: 1000,
  dominantColor: '#c9bead',
  widths: [640, 1600],
  ...changes,
});
const flat = createImage('vine-flat', 0, {
  kind: 'flat',
  width: 1080,
  height: 1350,
  widths: [360, 1080],
  inchesWide: 24,
});
const room = createImage('vine-room', 1);
const rose = createImage('rose-room', 2, { colorName: 'Rose', hexCode: '#e8b4b8' });
const images = [rose, room, flat];

const createViewer = (props: Partial<ImageViewerProps> = {}) => (
  <ImageViewer images={images} mainImage={flat} title="Basant Vine" category="wallpaper" {...props} />
);
const getButton = (name: string) => screen.getByRole('button', { name });
const clickButtons = (...names: readonly string[]) => {
  for (const name of names) fireEvent.click(getButton(name));
};
const getZoom = () => screen.getByRole('status', { name: 'Zoom' }).textContent;
const getDisplay = () => document.querySelector<HTMLElement>(`.${displayStyles.display}`) as HTMLElement;
const getShownImage = () => within(getDisplay()).getByRole<HTMLImageElement>('img');
const getProperty = (name: string) => getDisplay().style.getPropertyValue(name);

describe('the image viewer', () => {
  it('starts locked, with ruler and grid enabled [VIEW-01]', () => {
    render(createViewer());
    for (const name of ['Zoom in', 'Zoom out', 'Rotate 90 degrees', 'Fit', 'Fill', 'Reset']) {
      expect(getButton(name).matches(':disabled, :disabled *'), name).toBe(true);
    }
    for (const name of ['Unlock picture', 'Ruler', 'Grid']) {
      expect(getButton(name).matches(':disabled, :disabled *'), name).toBe(false);
    }
    expect(screen.queryByRole('application')).toBeNull();
  });

  it('accepts edits only while unlocked [VIEW-02, VIEW-03]', () => {
    render(createViewer());
    clickButtons('Unlock picture', 'Zoom in');
    expect(getZoom()).toBe('110%');
    expect(screen.getByText(/^Edit mode/).dataset.shown).toBe('true');
    expect(screen.getByText(/^Tap Unlock/).dataset.shown).toBe('false');
    clickButtons('Lock picture', 'Zoom in');
    expect(getZoom()).toBe('110%');
  });

  it('zooms between 50% and 300% [VIEW-04, VIEW-05, VIEW-06, VIEW-17]', () => {
    render(createViewer());
    clickButtons('Unlock picture');
    const zoomTexts = Array.from({ length: 22 }, () => {
      clickButtons('Zoom in');
      return getZoom();
    });
    expect(zoomTexts.slice(0, 3)).toEqual(['110%', '120%', '130%']);
    expect(zoomTexts.at(-1)).toBe('300%');
    expect(getButton('Zoom in').getAttribute('aria-disabled')).toBe('true');
    clickButtons(...Array<string>(30).fill('Zoom out'));
    expect(getZoom()).toBe('50%');
    expect(getProperty('--zoom')).toBe('0.5');
  });

  it('rotates, fits, fills and resets [VIEW-08, VIEW-09, VIEW-10, VIEW-11]', () => {
    render(createViewer({ mainImage: room }));
    clickButtons('Unlock picture', 'Rotate 90 degrees', 'Zoom in', 'Fill');
    expect([getProperty('--turn'), getProperty('--framing'), getProperty('--zoom')]).toEqual(['90deg', 'cover', '1.1']);
    expect([getButton('Fill'), getButton('Fit')].map((element) => element.getAttribute('aria-pressed'))).toEqual([
      'true',
      'false',
    ]);
    clickButtons('Fit');
    expect(getProperty('--framing')).toBe('contain');
    clickButtons('Reset');
    expect([getProperty('--turn'), getProperty('--framing'), getProperty('--zoom')]).toEqual(['0deg', 'contain', '1']);
    clickButtons(...Array<string>(4).fill('Rotate 90 degrees'));
    expect(getProperty('--turn')).toBe('0deg');
  });

  it('marks every 12 inches of the entered size along both edges [VIEW-12, CONST-19]', async () => {
    render(createViewer({ widthInInches: 60, heightInInches: 40 }));
    clickButtons('Ruler');
    await screen.findByTestId('ruler');
    const labels = (side: string) =>
      [...document.querySelectorAll(`[data-side="${side}"] .${rulerStyles.label}`)].map((label) => label.textContent);
    expect(labels('top')).toEqual(['0', '12', '24', '36', '48', '60']);
    expect(labels('left')).toEqual(['0', '12', '24', '36']);
    const marks = [...document.querySelectorAll<HTMLElement>(`[data-side="left"] .${rulerStyles.mark}`)];
    expect(marks.map((mark) => mark.style.getPropertyValue('--at'))).toEqual(['0%', '30%', '60%', '90%']);
  });

  it('measures 48 by 48 inches before a size is entered, and swaps the sides when rotated [VIEW-12, Q-58]', async () => {
    const { rerender } = render(createViewer());
    clickButtons('Ruler');
    await screen.findByTestId('ruler');
    const last = (side: string) =>
      [...document.querySelectorAll(`[data-side="${side}"] .${rulerStyles.label}`)].at(-1)?.textContent;
    expect([last('top'), last('left')]).toEqual(['48', '48']);
    rerender(createViewer({ widthInInches: 72, heightInInches: 36 }));
    expect([last('top'), last('left')]).toEqual(['72', '36']);
    clickButtons('Unlock picture', 'Rotate 90 degrees');
    expect([last('top'), last('left')]).toEqual(['36', '72']);
  });

  it('toggles ruler and grid separately, locked or not [VIEW-12, VIEW-13, VIEW-18]', async () => {
    render(createViewer());
    const getShownOverlays = () => [screen.queryByTestId('ruler') !== null, screen.queryByTestId('grid') !== null];
    expect(getShownOverlays()).toEqual([false, false]);
    clickButtons('Ruler');
    await expect.poll(getShownOverlays).toEqual([true, false]);
    expect(getButton('Ruler').getAttribute('aria-pressed')).toBe('true');
    clickButtons('Grid', 'Ruler', 'Unlock picture');
    await expect.poll(getShownOverlays).toEqual([false, true]);
    clickButtons('Grid');
    expect(getShownOverlays()).toEqual([false, false]);
  });

  it('tiles the flat picture at true scale', () => {
    const { rerender } = render(createViewer({ widthInInches: 60, heightInInches: 45 }));
    const findTiles = () => document.querySelector<HTMLElement>(`.${tileStyles.tiles}`);
    // 24 inches of 60, and 24 x 1350 / 1080 = 30 inches of 45.
    expect(findTiles()?.style.getPropertyValue('--tile-width')).toBe('40%');
    expect(Number.parseFloat(findTiles()?.style.getPropertyValue('--tile-height') ?? '')).toBeCloseTo(66.667, 2);
    expect(findTiles()?.querySelectorAll('img')).toHaveLength(3 * 2);
    expect(getShownImage().alt).toBe('Basant Vine in Ivory');
    rerender(createViewer({ widthInInches: 9000, heightInInches: 9000 }));
    expect(document.querySelectorAll(`.${tileStyles.fine} img`)).toHaveLength(1);
    expect(document.querySelector<HTMLElement>(`.${tileStyles.fine}`)?.style.getPropertyValue('--pattern')).toContain(
      '-360.avif',
    );
  });

  it('shows the measured size in inches and in the shopper’s unit [VIEW-12]', () => {
    const { rerender } = render(createViewer({ widthInInches: 60, heightInInches: 45 }));
    expect(screen.getByText('Pattern shown to scale at 60 × 45 in.')).toBeDefined();
    rerender(createViewer({ widthInInches: 60, heightInInches: 45, unit: 'cm' }));
    expect(screen.getByText('Pattern shown to scale at 60 × 45 in (152.4 × 114.3 cm).')).toBeDefined();
    rerender(createViewer({ widthInInches: 60, heightInInches: 45, mainImage: room }));
    expect(screen.getByText("The ruler and grid aren't to scale for this picture.")).toBeDefined();
  });

  it('does not tile canvas and room pictures', () => {
    const { rerender } = render(createViewer({ category: 'canvas' }));
    expect(document.querySelector(`.${tileStyles.tiles}`)).toBeNull();
    rerender(createViewer({ mainImage: room }));
    expect(document.querySelector(`.${tileStyles.tiles}`)).toBeNull();
    expect(getShownImage().alt).toBe('Basant Vine in Ivory, in a room');
  });

  it("describes a picture in the shop's own words, if there are any", () => {
    const described = { ...flat, altText: ' White vines on ivory paper ' };
    const { rerender } = render(createViewer({ images: [described], mainImage: described }));
    expect(getShownImage().alt).toBe('White vines on ivory paper');
    const blank = { ...flat, altText: ' ' };
    rerender(createViewer({ images: [blank], mainImage: blank }));
    expect(getShownImage().alt).toBe('Basant Vine in Ivory');
  });

  it('has thumbnails for the main and the alternate picture [VIEW-14]', () => {
    const { rerender } = render(createViewer());
    const getThumbnails = () => within(screen.getByRole('group', { name: 'Pictures' })).getAllByRole('button');
    expect(getThumbnails().map((thumbnail) => thumbnail.querySelector('img')?.getAttribute('src'))).toEqual([
      flat.url,
      room.url,
    ]);
    clickButtons('Alternate picture');
    expect(getShownImage().getAttribute('src')).toBe(room.url);
    expect(getThumbnails().map((thumbnail) => thumbnail.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    clickButtons('Main picture');
    expect(getShownImage().getAttribute('src')).toBe(flat.url);
    clickButtons('Alternate picture');
    rerender(createViewer({ mainImage: rose }));
    expect(getShownImage().getAttribute('src')).toBe(rose.url);
  });

  it('has a thumbnail for every picture of the chosen colour', () => {
    const details = [3, 4].map((order) => createImage(`vine-detail-${order}`, order, { kind: 'detail' }));
    render(createViewer({ images: [...images, ...details] }));
    const names = within(screen.getByRole('group', { name: 'Pictures' }))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Main picture', 'Alternate picture', 'Picture 3', 'Picture 4']);
    clickButtons('Picture 4');
    expect(getShownImage().getAttribute('src')).toBe(details[1]?.url);
    expect(getButton('Picture 4').getAttribute('aria-pressed')).toBe('true');
  });

  it('shows the placeholder for a picture that fails to load, also in the thumbnail [VIEW-15]', () => {
    render(createViewer({ mainImage: room }));
    fireEvent.error(getShownImage());
    expect(getShownImage().getAttribute('src')).toMatch(PLACEHOLDER);
    expect(getButton('Main picture').querySelector('img')?.getAttribute('src')).toMatch(PLACEHOLDER);
    expect(getDisplay().querySelector('source')).toBeNull();
    expect(getShownImage().alt).toContain('not available');
    clickButtons('Alternate picture');
    expect(getShownImage().getAttribute('src')).toBe(rose.url);
  });

  it('shows the placeholder for a picture that failed before hydration [VIEW-15]', async () => {
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(createViewer());
    for (const broken of root.querySelectorAll(`.${displayStyles.display} img`)) {
      Object.defineProperties(broken, { complete: { value: true }, naturalWidth: { value: 0 } });
    }
    const hydrated = await act(async () => hydrateRoot(root, createViewer()));
    expect(root.querySelector(`.${displayStyles.display} img`)?.getAttribute('src')).toMatch(PLACEHOLDER);
    act(() => hydrated.unmount());
    root.remove();
  });

  it('shows the placeholder when there is no picture [VIEW-16]', () => {
    const { rerender } = render(createViewer({ images: [], mainImage: undefined }));
    const listSources = () => [...document.querySelectorAll('img')].map((img) => img.getAttribute('src'));
    expect(listSources()).toEqual(Array(3).fill(expect.stringMatching(PLACEHOLDER)));
    rerender(createViewer({ images: [flat], mainImage: flat }));
    expect(getButton('Alternate picture').querySelector('img')?.getAttribute('src')).toMatch(PLACEHOLDER);
  });
});
