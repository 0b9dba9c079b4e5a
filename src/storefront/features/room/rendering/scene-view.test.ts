import { describe, expect, it } from 'vitest';
import { createTileFromRepeat } from '#domain/room/pattern-tile.ts';
import type { ClothScene, WallScene, WindowScene } from '#domain/room/room-scene.ts';
import { createPhotoView, createSceneView } from './scene-view.ts';

const common = {
  name: 'Room',
  size: [1280, 800],
  base: '/b',
  mask: '/m',
  maskBox: [0, 0, 1, 1],
  ground: [0.6, 0.6, 0.5],
  bytes: 1,
  objects: [],
} as const;
const toWall = [5, 0, 0, 0, -3, 3, 0, 0, 1] as const;
const wall: WallScene = { ...common, kind: 'wall', toWall, wall: [5, 3], seen: [0, 0, 5, 3], focus: [2.5, 1.5] };
const cloth = { file: '/c', columns: 4, rows: 3, top: 2.5 };
const window: WindowScene = {
  ...common,
  kind: 'window',
  toWall,
  cut: '/x',
  cutMask: '/y',
  cutBox: [0.2, 0.1, 0.6, 0.7],
  cloth,
  piece: [0.25, 0.15, 0.5, 0.6],
  pieceMetres: [2.54, 2.54],
  limits: { width: [0.5, 2.54], height: [0.5, 2.54] },
};
const draped: ClothScene = { ...common, kind: 'cloth', cloth, shown: [1, 1], pieceFrom: 0.4 };

const viewOptions = {
  pattern: createTileFromRepeat(20),
  size: { widthInInches: 50, heightInInches: 50 },
  frameType: undefined,
  isPicture: false,
  options: {},
};

describe('createSceneView', () => {
  it('draws paper at true size', () => {
    const view = createSceneView(wall, viewOptions);
    expect(view.tile[0]).toBeCloseTo(0.508, 10);
    expect(view.piece[2] - view.piece[0]).toBeCloseTo(1.27, 10);
    expect(view.hang).toBeUndefined();
  });

  it('draws a canvas as one picture in its frame', () => {
    const view = createSceneView(wall, { ...viewOptions, isPicture: true, frameType: 'Slim Frame' });
    expect(view.tile[0]).toBeCloseTo(1.27, 10);
    expect(view.tile[1]).toBeCloseTo(1.27, 10);
    expect(view.hang?.[0]).toBeGreaterThan(0);
    const bare = createSceneView(wall, { ...viewOptions, isPicture: true, frameType: 'Unframed' });
    expect(bare.hang?.[0]).toBe(0);
  });

  it('scales window and cloth to the entered size', () => {
    const view = createSceneView(window, viewOptions);
    expect(view.stretch[0]).toBeCloseTo(0.5, 10);
    expect(view.cutBox[2]).toBeCloseTo(0.3, 10);
    expect(view.tile[0]).toBeCloseTo(0.508, 10);
  });

  it('draws the pattern on the entered piece of draped cloth only', () => {
    const view = createSceneView(draped, viewOptions);
    expect(view.piece.slice(2)).toEqual([50 * 0.0254, 50 * 0.0254]);
    expect(view.pieceFrom).toBe(0.4);
  });
});

describe('createPhotoView', () => {
  it('covers only the marked area of the photo', () => {
    const view = createPhotoView({ width: 3, height: 2, toWall }, [2, 0.8], viewOptions);
    expect(view.mode).toBe('photo');
    expect(view.maskBox).toEqual([0, 0, 3, 2]);
    expect(view.photo).toEqual([2, 0.8]);
  });
});
