import { describe, expect, it } from 'vitest';
import { getViewedPiece } from '#domain/catalogue/pictures/image-viewer.ts';
import { createSheet, createSheetView } from './sheet-view.ts';

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
const measured = (sheet: ReturnType<typeof createSheet>, turn = 0) =>
  createSheetView(sheet, { framing: 'fit', turn }).measured;

describe('createSheetView', () => {
  it('is the sheet itself under a pattern [VIEW-12]', () => {
    const sheet = createSheet(flat, getViewedPiece(60, 40), false);
    expect(sheet.aspect).toBe(1.5);
    expect(measured(sheet)).toMatchObject({ widthInInches: 60, box: { width: 1, height: 1 / 1.5 } });
    const turned = measured(sheet, 90);
    expect(turned).toMatchObject({ widthInInches: 40, heightInInches: 60 });
    expect(turned.box.width).toBeCloseTo(40 / 60);
    expect(turned.box.height).toBeCloseTo(1);
  });

  it('is as many inches to the same length both ways over a room [VIEW-12]', () => {
    const { widthInInches, heightInInches, box } = measured(createSheet(room, getViewedPiece(60, 40), false));
    expect(box.width / widthInInches).toBeCloseTo(box.height / heightInInches);
    expect(box.height).toBeCloseTo(1000 / 1600);
  });

  it('is the framed piece on the wall for a canvas, turned with the picture [VIEW-12]', () => {
    const sheet = createSheet(flat, getViewedPiece(24, 36), true);
    expect(sheet.pattern).toBeUndefined();
    // The picture is 0.8 by 1; four fifths of its height hold a piece of 2 by 3.
    const upright = measured(sheet);
    expect(upright.box.height).toBeCloseTo(0.8);
    expect(upright.box.width).toBeCloseTo((0.8 * 24) / 36);
    expect(upright.centre.y).toBeCloseTo(-0.006);
    const turned = measured(sheet, 90);
    expect(turned.box.width).toBeCloseTo(0.8);
    expect(turned.centre.x).toBeCloseTo(0.006);
    expect(turned.centre.y).toBeCloseTo(0);
  });
});
