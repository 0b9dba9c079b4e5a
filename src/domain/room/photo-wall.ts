/**
 * A wall in somebody's own photo: four corners of something rectangular on it and one known length give its size, its
 * proportions and the way from the photo to metres. The camera is taken to be an ordinary one, its axis in the middle.
 */
import { accepted, type Outcome, refused } from '../outcome.ts';
import { compose, type Homography, invert, mapUnitSquareTo, type Point, type Quad } from './homography.ts';

export type ReferenceLength = { readonly side: 'width' | 'height'; readonly metres: number };
/** Pixels. */
type PhotoSize = { readonly width: number; readonly height: number };
type PhotoWall = {
  readonly width: number;
  readonly height: number;
  /** Photo (0..1, y down) to metres from the lower left corner (y up). */
  readonly toWall: Homography;
};

export const CORNERS_CROSSED_MESSAGE = 'Please put the four corners around your wall, one in each corner.';
export const LENGTH_NEEDED_MESSAGE = 'Please enter how wide or how high the marked part of your wall is.';

/** The widest wall that is plausible; more is a slip of the unit. */
const MAX_WALL_METRES = 100;
/** Of a phone's main camera, in lengths of the photo's longer side; used when the photo itself does not tell. */
const USUAL_FOCAL = 0.75;
const FOCAL_RANGE = [0.4, 3] as const;
const CLEARLY_MEETING = 0.05;
const MIN_QUAD_AREA = 0.002;

export function measurePhotoWall(corners: Quad, photo: PhotoSize, known: ReferenceLength): Outcome<PhotoWall> {
  if (!isConvex(corners)) return refused(CORNERS_CROSSED_MESSAGE);
  if (!(known.metres > 0 && known.metres <= MAX_WALL_METRES)) return refused(LENGTH_NEEDED_MESSAGE);
  const aspect = estimateAspect(corners, photo);
  const width = known.side === 'width' ? known.metres : known.metres * aspect;
  const height = width / aspect;
  const squareToMetres: Homography = [width, 0, 0, 0, -height, height, 0, 0, 1];
  return accepted({
    width,
    height,
    toWall: before(corners[0], compose(squareToMetres, invert(mapUnitSquareTo(corners)))),
  });
}

/** The same way written so that what lies before the camera has a positive third coordinate. */
function before({ x, y }: Point, way: Homography): Homography {
  const depth = way[6] * x + way[7] * y + way[8];
  return way.map((value) => value / depth) as unknown as Homography;
}

/** Turning the same way at every corner, and not squeezed into nothing. */
export function isConvex(corners: Quad): boolean {
  const turns = corners.map((corner, at) => cross(corner, next(corners, at + 1), next(corners, at + 2)));
  const area = turns.reduce((sum, turn) => sum + turn, 0) / 4;
  return turns.every((turn) => turn > 0) && area > MIN_QUAD_AREA;
}

const next = (corners: Quad, at: number): Point => corners[at % 4] ?? corners[0];
const cross = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);

type Ray = readonly [number, number, number];

/** Width by height of the rectangle whose picture these corners are (after Zhang and He, whiteboard scanning). */
export function estimateAspect([p, q, r, s]: Quad, { width, height }: PhotoSize): number {
  const long = Math.max(width, height);
  const ray = ({ x, y }: Point): Ray => [((x - 0.5) * width) / long, ((y - 0.5) * height) / long, 1];
  const [m1, m2, m3, m4] = [ray(p), ray(q), ray(s), ray(r)];
  const k2 = triple(m1, m4, m3) / triple(m2, m4, m3);
  const k3 = triple(m1, m4, m2) / triple(m3, m4, m2);
  const across = minus(scaled(m2, k2), m1);
  const down = minus(scaled(m3, k3), m1);
  const focal = focalLength(across, down);
  return lengthSeen(across, focal) / lengthSeen(down, focal);
}

/** Only lines that meet in the distance both ways tell it; a hair's breadth at a corner must not. */
function focalLength(across: Ray, down: Ray): number {
  if (Math.abs(across[2]) < CLEARLY_MEETING || Math.abs(down[2]) < CLEARLY_MEETING) return USUAL_FOCAL;
  const squared = -(across[0] * down[0] + across[1] * down[1]) / (across[2] * down[2]);
  const focal = Math.sqrt(squared);
  return focal >= FOCAL_RANGE[0] && focal <= FOCAL_RANGE[1] ? focal : USUAL_FOCAL;
}

const lengthSeen = ([x, y, z]: Ray, focal: number): number => Math.hypot(x / focal, y / focal, z);
const scaled = ([x, y, z]: Ray, by: number): Ray => [x * by, y * by, z * by];
const minus = (a: Ray, b: Ray): Ray => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const triple = (a: Ray, b: Ray, c: Ray): number =>
  (a[1] * b[2] - a[2] * b[1]) * c[0] + (a[2] * b[0] - a[0] * b[2]) * c[1] + (a[0] * b[1] - a[1] * b[0]) * c[2];
