/**
 * Measures a wall in the shopper's photo: the four corners of a rectangle on it and one known length give its size and the
 * mapping from the photo to metres. Assumes a camera whose optical axis is in the middle of the photo.
 */
import { accept, type Outcome, refuse } from '../outcome.ts';
import { compose, createUnitSquareMap, type Homography, invert, type Point, type Quad } from './homography.ts';

export type ReferenceLength = { readonly side: 'width' | 'height'; readonly metres: number };
/** Pixels. */
type PhotoSize = { readonly width: number; readonly height: number };
type PhotoWall = {
  readonly width: number;
  readonly height: number;
  /** Photo (0..1, y down) to metres from the lower left corner (y up). */
  readonly toWall: Homography;
};

export const CORNERS_CROSSED_MESSAGE = 'Please drag the four corners onto your wall, one to each corner.';
export const LENGTH_NEEDED_MESSAGE = 'Please enter the width or height of the marked area.';

/** A larger value is probably in the wrong unit. */
const MAX_WALL_METRES = 100;
/** Focal length of a phone's main camera, relative to the photo's longer side; used when it cannot be estimated. */
const DEFAULT_FOCAL_LENGTH = 0.75;
const FOCAL_LENGTH_RANGE = [0.4, 3] as const;
/** Below this, perspective is too weak to estimate the focal length. */
const MIN_CONVERGENCE = 0.05;
const MIN_QUAD_AREA = 0.002;

export function measurePhotoWall(corners: Quad, photo: PhotoSize, reference: ReferenceLength): Outcome<PhotoWall> {
  if (!isConvex(corners)) return refuse(CORNERS_CROSSED_MESSAGE);
  if (!(reference.metres > 0 && reference.metres <= MAX_WALL_METRES)) return refuse(LENGTH_NEEDED_MESSAGE);
  const aspect = estimateAspect(corners, photo);
  const width = reference.side === 'width' ? reference.metres : reference.metres * aspect;
  const height = width / aspect;
  const squareToMetres: Homography = [width, 0, 0, 0, -height, height, 0, 0, 1];
  return accept({
    width,
    height,
    toWall: normaliseDepth(corners[0], compose(squareToMetres, invert(createUnitSquareMap(corners)))),
  });
}

/** Scales the homography so that points in front of the camera have a positive third coordinate. */
function normaliseDepth({ x, y }: Point, homography: Homography): Homography {
  const depth = homography[6] * x + homography[7] * y + homography[8];
  return homography.map((value) => value / depth) as unknown as Homography;
}

/** Also rejects quads that are almost flat. */
export function isConvex(corners: Quad): boolean {
  const products = corners.map((corner, index) =>
    crossProduct(corner, getCorner(corners, index + 1), getCorner(corners, index + 2)),
  );
  const area = products.reduce((sum, product) => sum + product, 0) / 4;
  return products.every((product) => product > 0) && area > MIN_QUAD_AREA;
}

const getCorner = (corners: Quad, index: number): Point => corners[index % 4] ?? corners[0];
const crossProduct = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);

type Ray = readonly [number, number, number];

/** Estimates width / height of the photographed rectangle (Zhang and He, Whiteboard Scanning and Image Enhancement). */
export function estimateAspect([p, q, r, s]: Quad, { width, height }: PhotoSize): number {
  const longerSide = Math.max(width, height);
  const toRay = ({ x, y }: Point): Ray => [((x - 0.5) * width) / longerSide, ((y - 0.5) * height) / longerSide, 1];
  const [m1, m2, m3, m4] = [toRay(p), toRay(q), toRay(s), toRay(r)];
  const k2 = tripleProduct(m1, m4, m3) / tripleProduct(m2, m4, m3);
  const k3 = tripleProduct(m1, m4, m2) / tripleProduct(m3, m4, m2);
  const across = subtract(scale(m2, k2), m1);
  const down = subtract(scale(m3, k3), m1);
  const focalLength = estimateFocalLength(across, down);
  return measureRay(across, focalLength) / measureRay(down, focalLength);
}

/** Needs clear perspective in both directions; otherwise small errors at a corner would dominate. */
function estimateFocalLength(across: Ray, down: Ray): number {
  if (Math.abs(across[2]) < MIN_CONVERGENCE || Math.abs(down[2]) < MIN_CONVERGENCE) return DEFAULT_FOCAL_LENGTH;
  const squared = -(across[0] * down[0] + across[1] * down[1]) / (across[2] * down[2]);
  const estimate = Math.sqrt(squared);
  const [min, max] = FOCAL_LENGTH_RANGE;
  return estimate >= min && estimate <= max ? estimate : DEFAULT_FOCAL_LENGTH;
}

const measureRay = ([x, y, z]: Ray, focalLength: number): number => Math.hypot(x / focalLength, y / focalLength, z);
const scale = ([x, y, z]: Ray, factor: number): Ray => [x * factor, y * factor, z * factor];
const subtract = (a: Ray, b: Ray): Ray => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const tripleProduct = (a: Ray, b: Ray, c: Ray): number =>
  (a[1] * b[2] - a[2] * b[1]) * c[0] + (a[2] * b[0] - a[0] * b[2]) * c[1] + (a[0] * b[1] - a[1] * b[0]) * c[2];
