import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { build } from 'vite';
import { invert, mapPoint } from '#domain/room/homography.ts';
import { placePiece } from '#domain/room/piece-on-wall.ts';
import type { RoomScene, WallScene } from '#domain/room/room-scene.ts';
import type { drawRoomFrame, FrameRequest } from '#tests/support/storefront/draw-room-frame.ts';

const ROOT = join(import.meta.dirname, '../../..');

const roomScenes = JSON.parse(readFileSync(join(ROOT, 'src/storefront/content/live-rooms.json'), 'utf8')) as Record<
  string,
  RoomScene
>;

type Kind = RoomScene['kind'];
const createSceneGetter =
  <K extends Kind>(kind: K) =>
  (name: string): RoomScene & { kind: K } => {
    const scene = roomScenes[name];
    if (scene?.kind !== kind) throw new Error(`${name} has no ${kind} scene`);
    return scene as RoomScene & { kind: K };
  };

export const getWallScene = createSceneGetter('wall');
export const getWindowScene = createSceneGetter('window');
export const getClothScene = createSceneGetter('cloth');

type Pixels = { data: Buffer; width: number; height: number };
export type DrawFrame = (order: FrameRequest) => Promise<Pixels>;

declare global {
  var roomFrames: { drawRoomFrame: typeof drawRoomFrame };
}

let program: Promise<string> | undefined;

async function buildProgram(): Promise<string> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      lib: { entry: join(ROOT, 'tests/support/storefront/draw-room-frame.ts'), formats: ['iife'], name: 'roomFrames' },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('The build has no output');
  return output.output[0].code;
}

/** Loads the storefront's own renderer into a page of the shop, where it can fetch the room files. */
export async function createFrameDrawer(page: Page): Promise<DrawFrame> {
  program ??= buildProgram();
  await page.evaluate(`${await program};globalThis.roomFrames = roomFrames;`);
  return async (order) => {
    const dataUrl = await page.evaluate((frame) => globalThis.roomFrames.drawRoomFrame(frame), order);
    const image = sharp(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')).removeAlpha();
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  };
}

const getGreen = ({ data, width }: Pixels, x: number, y: number): number => data[(y * width + x) * 3 + 1] ?? 0;

export type Line = { row: number } | { column: number };

/**
 * Returns where a piece begins and ends along a row or a column. The two frames differ only in the piece: one is green,
 * the other has no green. The coverage of the edge pixel gives the position between two pixels.
 */
export function findEdges(a: Pixels, b: Pixels, line: Line, from = 0): [number, number] {
  const isRow = 'row' in line;
  const length = isRow ? a.width : a.height;
  const coverage = Array.from({ length }, (_, at) => {
    const [x, y] = isRow ? [at, Math.round(line.row)] : [Math.round(line.column), at];
    return at < from * length ? 0 : Math.abs(getGreen(a, x, y) - getGreen(b, x, y));
  });
  const full = coverage.toSorted((p, q) => p - q)[Math.floor(length * 0.97)] ?? 0;
  const isCovered = (value: number) => value > full / 2;
  const first = coverage.findIndex(isCovered);
  const last = coverage.findLastIndex(isCovered);
  const share = (at: number) => Math.min(1, (coverage[at] ?? 0) / full);
  return [first - share(first - 1) + (1 - share(first)), last + 1 + share(last + 1) - (1 - share(last))];
}

/** Smaller differences are invisible. */
const MAX_CODE_DIFFERENCE = 2;

/** The bounding box of all pixels that differ between two frames. */
export function findDifferenceBox(a: Pixels, b: Pixels) {
  const box = { left: a.width, top: a.height, right: 0, bottom: 0, count: 0 };
  for (let at = 0; at < a.width * a.height; at++) {
    const isEqual = [0, 1, 2].every(
      (k) => Math.abs((a.data[at * 3 + k] ?? 0) - (b.data[at * 3 + k] ?? 0)) <= MAX_CODE_DIFFERENCE,
    );
    if (isEqual) continue;
    const [x, y] = [at % a.width, Math.floor(at / a.width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
    box.count++;
  }
  return box;
}

/** Expected position of a piece in pixels: left, top, right, bottom. */
export function computeExpectedBox(scene: WallScene, widthInInches: number, heightInInches: number) {
  const { left, right, top, bottom } = placePiece(scene, { widthInInches, heightInInches });
  const toPicture = invert(scene.toWall);
  const [width, height] = scene.size;
  const low = mapPoint(toPicture, { x: left, y: top });
  const high = mapPoint(toPicture, { x: right, y: bottom });
  return { left: low.x * width, top: low.y * height, right: high.x * width, bottom: high.y * height };
}

/** Counts the changes from bright to dark along a row, one per repeat. */
export function countStripes({ data, width }: Pixels, row: number, from: number, to: number): number {
  const levels = Array.from(
    { length: Math.floor(to - from) },
    (_, i) => data[(Math.round(row) * width + Math.ceil(from) + i) * 3] ?? 0,
  );
  const middle = (Math.max(...levels) + Math.min(...levels)) / 2;
  return levels.filter((level, i) => level < middle && (levels[i - 1] ?? 0) >= middle).length;
}

const toLinear = (code: number): number =>
  code / 255 <= 0.04045 ? code / 255 / 12.92 : ((code / 255 + 0.055) / 1.055) ** 2.4;

type Colour = [number, number, number];

/** The mean linear colour of a region. */
export function computeMeanColour(
  { data, width }: Pixels,
  box: { left: number; top: number; right: number; bottom: number },
): Colour {
  const sum: Colour = [0, 0, 0];
  let count = 0;
  for (let y = Math.ceil(box.top); y < box.bottom; y++)
    for (let x = Math.ceil(box.left); x < box.right; x++, count++)
      for (const k of [0, 1, 2] as const) sum[k] += toLinear(data[(y * width + x) * 3 + k] ?? 0);
  return sum.map((value) => value / count) as Colour;
}

/** CIE L*a*b* distance of two linear colours, daylight white. */
export function computeColourDistance(a: Colour, b: Colour): number {
  const [p, q] = [toLab(a), toLab(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

function toLab([r, g, b]: Colour): Colour {
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (841 / 108) * t + 4 / 29);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
