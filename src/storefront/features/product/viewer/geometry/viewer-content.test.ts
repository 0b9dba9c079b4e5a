import { describe, expect, it } from 'vitest';
import { getViewedPiece } from '#domain/catalogue/pictures/image-viewer.ts';
import { createViewerContent, placeContent } from './viewer-content.ts';

const flat = {
  url: '/pictures/vine.webp',
  width: 1080,
  height: 1350,
  widths: [],
  dominantColor: '#fff',
  kind: 'flat',
  inchesWide: 36,
};
const room = { ...flat, kind: 'room', width: 1600, height: 1000, inchesWide: undefined };
const measure = (content: ReturnType<typeof createViewerContent>, rotation = 0) =>
  placeContent(content, { framing: 'fit', rotation }).measured;

describe('placeContent', () => {
  it('measures the whole piece for a pattern [VIEW-12]', () => {
    const content = createViewerContent(flat, getViewedPiece(60, 40), false);
    expect(content.aspect).toBe(1.5);
    expect(measure(content)).toMatchObject({ widthInInches: 60, box: { width: 1, height: 1 / 1.5 } });
    const rotated = measure(content, 90);
    expect(rotated).toMatchObject({ widthInInches: 40, heightInInches: 60 });
    expect(rotated.box.width).toBeCloseTo(40 / 60);
    expect(rotated.box.height).toBeCloseTo(1);
  });

  it('uses the same scale in both directions for a room picture [VIEW-12]', () => {
    const { widthInInches, heightInInches, box } = measure(createViewerContent(room, getViewedPiece(60, 40), false));
    expect(box.width / widthInInches).toBeCloseTo(box.height / heightInInches);
    expect(box.height).toBeCloseTo(1000 / 1600);
  });

  it('measures the framed piece for a canvas, rotated with the picture [VIEW-12]', () => {
    const content = createViewerContent(flat, getViewedPiece(24, 36), true);
    expect(content.pattern).toBeUndefined();
    // The picture is 0.8 by 1; four fifths of its height hold a piece of 2 by 3.
    const upright = measure(content);
    expect(upright.box.height).toBeCloseTo(0.8);
    expect(upright.box.width).toBeCloseTo((0.8 * 24) / 36);
    expect(upright.centre.y).toBeCloseTo(-0.006);
    const rotated = measure(content, 90);
    expect(rotated.box.width).toBeCloseTo(0.8);
    expect(rotated.centre.x).toBeCloseTo(0.006);
    expect(rotated.centre.y).toBeCloseTo(0);
  });
});
