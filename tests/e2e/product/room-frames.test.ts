import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { OPTION_LISTS } from '#domain/catalogue/product-options.ts';
import type { OptionChoices } from '#domain/product/configuration.ts';
import { invert, mapPoint, type Quad } from '#domain/room/homography.ts';
import { createTileFromPicture } from '#domain/room/pattern-tile.ts';
import { measurePhotoWall } from '#domain/room/photo-wall.ts';
import { fitWindow } from '#domain/room/window-fit.ts';
import { fetchProduct } from '../pages/product-page.ts';
import { loadDrapedFabric } from '../pages/room-fabric.ts';
import {
  computeColourDistance,
  computeExpectedBox,
  computeMeanColour,
  countStripes,
  createFrameDrawer,
  type DrawFrame,
  findDifferenceBox,
  findEdges,
  getClothScene,
  getWallScene,
  getWindowScene,
} from '../pages/room-frames.ts';
import { WEBGL_WARNINGS } from '../pages/room-page.ts';
import { openPage } from '../support/browser.ts';
import { EXTENDED } from '../support/widths.ts';

const GREEN = { colour: '#00ff00' };
const MAGENTA = { colour: '#ff00ff' };
/** Tolerated edge error, relative to the piece's width or height. */
const TOLERANCE = 0.005;
/** CIE L*a*b* units; about three are just noticeable. */
const MAX_COLOUR_DISTANCE = 3;

const createSize = (widthInInches: number, heightInInches: number) => ({ widthInInches, heightInInches });
let draw: DrawFrame;

describe('live view frames', { ...EXTENDED, timeout: 300_000 }, () => {
  beforeEach(async () => {
    draw = await createFrameDrawer(await openPage(paths.terms, { expected: WEBGL_WARNINGS }));
  });

  it.each([
    ['living', 60, 40, 24],
    ['living', 96, 36, 9],
    ['bedroom', 30, 20, 12],
    ['nursery', 48, 40, 36],
  ])('place a piece in the %s of %d x %d inches, repeat %d, by the geometry', async (room, width, height, repeat) => {
    const scene = getWallScene(room);
    const order = { scene, size: createSize(width, height), repeatInInches: repeat };
    const [a, b] = [await draw({ ...order, pattern: GREEN }), await draw({ ...order, pattern: MAGENTA })];
    const box = computeExpectedBox(scene, width, height);
    const [left, right] = findEdges(a, b, { row: (box.top * 2 + box.bottom) / 3 });
    const [top, bottom] = findEdges(a, b, { column: (box.left * 3 + box.right) / 4 });
    const [pieceWidth, pieceHeight] = [box.right - box.left, box.bottom - box.top];
    expect(Math.abs(left - box.left) / pieceWidth).toBeLessThan(TOLERANCE);
    expect(Math.abs(right - box.right) / pieceWidth).toBeLessThan(TOLERANCE);
    expect(Math.abs(top - box.top) / pieceHeight).toBeLessThan(TOLERANCE);
    expect(Math.abs(bottom - box.bottom) / pieceHeight).toBeLessThan(TOLERANCE);
    expect(Math.abs((right - left) / pieceWidth - 1)).toBeLessThan(TOLERANCE);
  });

  it('repeat a pattern of twice the size half as often', async () => {
    const scene = getWallScene('living');
    const box = computeExpectedBox(scene, 96, 36);
    const counts: number[] = [];
    for (const repeatInInches of [8, 16]) {
      const pattern = { stripes: ['#ffffff', '#000000'] } as const;
      const frame = await draw({ scene, size: createSize(96, 36), repeatInInches, pattern });
      counts.push(countStripes(frame, (box.top + box.bottom) / 2, box.left, box.right));
    }
    expect(counts).toEqual([12, 6]);
  });

  it.each([
    ['blind', 60, 50],
    ['blind-zebra', 90, 40],
    ['curtain', 90, 84],
  ])('make the window of %s as wide as a piece of %d x %d inches', async (room, width, height) => {
    const scene = getWindowScene(room);
    const order = { scene, size: createSize(width, height), repeatInInches: 24 };
    const [a, b] = [await draw({ ...order, pattern: GREEN }), await draw({ ...order, pattern: MAGENTA })];
    const { piece } = fitWindow(scene, createSize(width, height));
    const row = (piece[1] + piece[3] * 0.12) * a.height;
    const [left, right] = findEdges(a, b, { row });
    expect(Math.abs(left - piece[0] * a.width) / (piece[2] * a.width)).toBeLessThan(TOLERANCE);
    expect(Math.abs(right - (piece[0] + piece[2]) * a.width) / (piece[2] * a.width)).toBeLessThan(TOLERANCE);
  });

  it.each([
    ['blind-inside', 60, 50],
    ['blind-roman-inside', 70, 50],
  ])('fit the blind of %s into an opening of %d x %d inches', async (room, width, height) => {
    const scene = getWindowScene(room);
    const order = { scene, size: createSize(width, height), repeatInInches: 24 };
    const [a, b] = [await draw({ ...order, pattern: GREEN }), await draw({ ...order, pattern: MAGENTA })];
    const { piece } = fitWindow(scene, createSize(width, height));
    const [left, right] = findEdges(a, b, { row: (piece[1] + piece[3] * 0.2) * a.height });
    expect(Math.abs(left / a.width - piece[0]) / piece[2]).toBeLessThan(TOLERANCE);
    expect(Math.abs(right / a.width - piece[0] - piece[2]) / piece[2]).toBeLessThan(TOLERANCE);
  });

  it.each([
    ['curtain-left', 0, 0.6],
    ['curtain-right', 0.4, 1],
    ['curtain-blackout-left', 0, 0.93],
  ])('hang a single curtain in %s, from %d to %d of its window', async (room, from, to) => {
    const scene = getWindowScene(room);
    const order = { scene, size: createSize(90, 84), repeatInInches: 24 };
    const [a, b] = [await draw({ ...order, pattern: GREEN }), await draw({ ...order, pattern: MAGENTA })];
    const { piece } = fitWindow(scene, createSize(90, 84));
    const [left, right] = findEdges(a, b, { row: (piece[1] + piece[3] * 0.12) * a.height });
    const share = (edge: number) => (edge / a.width - piece[0]) / piece[2];
    expect(Math.abs(share(left) - from)).toBeLessThan(0.02);
    expect(Math.abs(share(right) - to)).toBeLessThan(0.02);
  });

  it('draw each heading style differently, only at the top of the curtain', async () => {
    const scene = getWindowScene('curtain');
    const { piece, height } = fitWindow(scene, undefined);
    const frames = await Promise.all(
      OPTION_LISTS.curtainHeading.map((curtainHeading) =>
        draw({ scene, pattern: { colour: '#c08060' }, repeatInInches: 24, options: { curtainHeading } }),
      ),
    );
    const headingEnds = piece[1] + (piece[3] * 0.11) / height;
    for (const [i, frame] of frames.entries())
      for (const other of frames.slice(i + 1)) {
        const { top, bottom } = findDifferenceBox(frame, other);
        expect(bottom / frame.height).toBeLessThan(headingEnds);
        expect(top / frame.height).toBeGreaterThan(piece[1] - (piece[3] * 0.09) / height);
      }
  });

  it('draw the chain on its side in its colour, and none for motorised blinds', async () => {
    const scene = getWindowScene('blind');
    const order = { scene, pattern: { colour: '#c08060' }, repeatInInches: 24 } as const;
    const drawn = (options: OptionChoices) => draw({ ...order, options: { chainColour: 'Black', ...options } });
    const none = await drawn({ motorisation: 'Motor Only' });
    const { piece, width } = fitWindow(scene, undefined);
    for (const [sideOfControls, edge] of [
      ['Left', piece[0] + (piece[2] * 0.025) / width],
      ['Right', piece[0] + piece[2] - (piece[2] * 0.025) / width],
    ] as const) {
      const { left, right } = findDifferenceBox(none, await drawn({ sideOfControls }));
      expect(left / none.width).toBeGreaterThan(edge - 0.01);
      expect(right / none.width).toBeLessThan(edge + 0.01);
    }
    const [white, black] = [await drawn({ chainColour: 'White' }), await drawn({ chainColour: 'Black' })];
    expect(findDifferenceBox(white, black).count).toBeGreaterThan(50);
  });

  it('draw the headrail of each blind style', async () => {
    const scene = getWindowScene('blind');
    const { piece } = fitWindow(scene, undefined);
    const drawStyle = (blindStyle: string) =>
      draw({ scene, pattern: GREEN, repeatInInches: 24, options: { blindStyle, motorisation: 'Motor Only' } });
    const platinum = await drawStyle('Platinum');
    const [classic, designer] = [await drawStyle('Classic'), await drawStyle('Designer')];
    for (const other of [classic, designer]) {
      expect(findDifferenceBox(platinum, other).bottom / platinum.height).toBeLessThan(piece[1] + piece[3] * 0.06);
    }
    expect(findDifferenceBox(classic, designer).count).toBeGreaterThan(1000);
  });

  it.each([
    [20, 20],
    [30, 24],
    [16, 34],
  ])('end the pattern of draped cloth where %d x %d inches of it end', async (width, height) => {
    const scene = getClothScene('fabric');
    const order = { scene, size: createSize(width, height), repeatInInches: 12 };
    const [a, b] = [await draw({ ...order, pattern: GREEN }), await draw({ ...order, pattern: MAGENTA })];
    const cloth = loadDrapedFabric(a.width);
    const row = Math.round(a.height * 0.75);
    const across = cloth.findPosition({ row }, width * 0.0254);
    const [, right] = findEdges(a, b, { row });
    expect(Math.abs(right - across.at) / across.length).toBeLessThan(TOLERANCE);
    const column = Math.round(cloth.findPosition({ row }, width * 0.0254 * 0.4).at);
    const down = cloth.findPosition({ column }, height * 0.0254);
    const [top] = findEdges(a, b, { column }, scene.pieceFrom);
    expect(Math.abs(top - down.at) / down.length).toBeLessThan(TOLERANCE);
  });

  it('project the pattern onto a photo at true scale', async () => {
    const corners: Quad = [
      { x: 0.2, y: 0.25 },
      { x: 0.8, y: 0.15 },
      { x: 0.8, y: 0.85 },
      { x: 0.2, y: 0.7 },
    ];
    const photo = { width: 1200, height: 900, colour: '#c8c8c8' };
    const wall = measurePhotoWall(corners, photo, { side: 'width', metres: 3 });
    if (!wall.ok) throw new Error(wall.message);
    const order = { corners, photo, metresWide: 3, size: createSize(60, 30), repeatInInches: 12 };
    const [a, b] = [await draw({ ...order, pattern: GREEN }), await draw({ ...order, pattern: MAGENTA })];
    const toPhoto = invert(wall.value.toWall);
    const middle = { x: wall.value.width / 2, y: wall.value.height * 0.55 };
    const edge = (dx: number) => mapPoint(toPhoto, { x: middle.x + dx * 60 * 0.0127, y: middle.y });
    const [left, right] = findEdges(a, b, { row: mapPoint(toPhoto, middle).y * photo.height });
    const visibleWidth = edge(1).x - edge(-1).x;
    expect(Math.abs(left / photo.width - edge(-1).x) / visibleWidth).toBeLessThan(TOLERANCE);
    expect(Math.abs(right / photo.width - edge(1).x) / visibleWidth).toBeLessThan(TOLERANCE);
  });

  it("match the flat picture's colours apart from room lighting", async () => {
    const { images } = await fetchProduct('wallpaper');
    const scene = getWallScene('living');
    const box = computeExpectedBox(scene, 60, 40);
    const order = { scene, size: createSize(60, 40) };
    const white = computeMeanColour(await draw({ ...order, pattern: { colour: '#ffffff' }, repeatInInches: 24 }), box);
    for (const image of images.filter(({ kind }) => kind === 'flat').slice(0, 3)) {
      const { inchesWide = 36 } = image;
      const frame = await draw({ ...order, pattern: { url: image.url }, repeatInInches: inchesWide });
      const shown = computeMeanColour(frame, box).map((value, k) => value / (white[k] ?? 1)) as [
        number,
        number,
        number,
      ];
      const { shareX, shareY } = createTileFromPicture({ ...image, inchesWide });
      const flat = sharp(join(import.meta.dirname, '../../../public', image.url)).removeAlpha();
      const { data, info } = await flat.raw().toBuffer({ resolveWithObject: true });
      const whole = { left: 0, top: 0, right: info.width * shareX, bottom: info.height * shareY };
      expect(
        computeColourDistance(shown, computeMeanColour({ data, ...info }, whole)),
        image.colorName ?? '',
      ).toBeLessThan(MAX_COLOUR_DISTANCE);
    }
  });
});
