import { describe, expect, it } from 'vitest';
import { mapPoint, type Quad } from './homography.ts';
import {
  CORNERS_CROSSED_MESSAGE,
  estimateAspect,
  isConvex,
  LENGTH_NEEDED_MESSAGE,
  measurePhotoWall,
} from './photo-wall.ts';

const PHOTO = { width: 1600, height: 1200 };

/**
 * Returns the corners of a rotated and tilted rectangle in a photo; the focal length is relative to the longer side.
 */
function projectRectangle(width: number, height: number, turn: number, tilt: number, focal = 0.75, distance = 4): Quad {
  const projectCorner = (sx: number, sy: number) => {
    const [x, y] = [(sx * width) / 2, (sy * height) / 2];
    const [tx, tz] = [x * Math.cos(turn), x * Math.sin(turn)];
    const [ty, tz2] = [y * Math.cos(tilt) - tz * Math.sin(tilt), y * Math.sin(tilt) + tz * Math.cos(tilt)];
    const depth = distance + tz2;
    return { x: 0.5 + (tx / depth) * focal, y: 0.5 + ((ty / depth) * focal * PHOTO.width) / PHOTO.height };
  };
  return [projectCorner(-1, -1), projectCorner(1, -1), projectCorner(1, 1), projectCorner(-1, 1)];
}

describe('estimateAspect', () => {
  it.each([
    [0, 0],
    [0.5, 0],
    [-0.4, 0],
    [0, 0.25],
    [0.4, 0.2],
    [-0.6, -0.15],
  ])('estimates the aspect of a wall rotated by %d and tilted by %d', (turn, tilt) => {
    expect(estimateAspect(projectRectangle(3, 2, turn, tilt), PHOTO)).toBeCloseTo(1.5, 3);
  });

  it('estimates the aspect for another focal length', () => {
    expect(estimateAspect(projectRectangle(2, 2.5, 0.5, 0.3, 1.4, 6), PHOTO)).toBeCloseTo(0.8, 3);
  });
});

describe('measurePhotoWall', () => {
  it('measures the whole wall from one known width', () => {
    const corners = projectRectangle(3, 2, 0.4, 0.2);
    const wall = measurePhotoWall(corners, PHOTO, { side: 'width', metres: 3 });
    if (!wall.ok) throw new Error(wall.message);
    expect(wall.value.height).toBeCloseTo(2, 3);
    const [topLeft, , bottomRight] = corners;
    expect(mapPoint(wall.value.toWall, topLeft).x).toBeCloseTo(0, 9);
    expect(mapPoint(wall.value.toWall, topLeft).y).toBeCloseTo(wall.value.height, 9);
    expect(mapPoint(wall.value.toWall, bottomRight).x).toBeCloseTo(3, 9);
    expect(mapPoint(wall.value.toWall, bottomRight).y).toBeCloseTo(0, 9);
  });

  it('maps the centre of the photo with perspective', () => {
    const corners = projectRectangle(3, 2, 0.7, 0);
    const wall = measurePhotoWall(corners, PHOTO, { side: 'height', metres: 2 });
    if (!wall.ok) throw new Error(wall.message);
    const { x, y } = mapPoint(wall.value.toWall, { x: 0.5, y: 0.5 });
    expect(x).toBeCloseTo(1.5, 3);
    expect(y).toBeCloseTo(1, 3);
  });

  it('scales with the reference length', () => {
    const corners = projectRectangle(3, 2, 0.2, 0.1);
    const [small, large] = [2, 4].map((metres) => measurePhotoWall(corners, PHOTO, { side: 'height', metres }));
    if (!small?.ok || !large?.ok) throw new Error('No wall');
    expect(large.value.width / small.value.width).toBeCloseTo(2, 10);
  });

  it('refuses corners that are crossed or coincide', () => {
    const [a, b, c, d] = projectRectangle(3, 2, 0, 0);
    const reference = { side: 'width', metres: 3 } as const;
    expect(measurePhotoWall([a, c, b, d], PHOTO, reference)).toEqual({ ok: false, message: CORNERS_CROSSED_MESSAGE });
    expect(measurePhotoWall([b, a, d, c], PHOTO, reference)).toEqual({ ok: false, message: CORNERS_CROSSED_MESSAGE });
    expect(isConvex([a, a, a, a])).toBe(false);
  });

  it.each([0, -1, Number.NaN, 1_000])('refuses a length of %d metres', (metres) => {
    const result = measurePhotoWall(projectRectangle(3, 2, 0, 0), PHOTO, { side: 'width', metres });
    expect(result).toEqual({ ok: false, message: LENGTH_NEEDED_MESSAGE });
  });
});
