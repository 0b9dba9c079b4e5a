import { describe, expect, it } from 'vitest';
import { INITIAL_VIEWER, reduceViewer, type ViewerAction, type ViewerState } from './viewer-state.ts';

const SQUARE = 1;
const reduceAll = (
  actions: readonly ViewerAction[],
  from: ViewerState = INITIAL_VIEWER,
  aspect = SQUARE,
): ViewerState => actions.reduce((state, action) => reduceViewer(state, action, aspect), from);
const toggleLock: ViewerAction = { type: 'lockToggled' };
const unlocked = reduceAll([toggleLock]);
const repeat = (count: number, action: ViewerAction): ViewerAction[] => Array.from({ length: count }, () => action);
const zoomIn: ViewerAction = { type: 'zoomedBy', steps: 1 };
const zoomOut: ViewerAction = { type: 'zoomedBy', steps: -1 };
const createPan = (x: number, y: number): ViewerAction => ({ type: 'panned', by: { x, y } });

const EDITS: ViewerAction[] = [
  zoomIn,
  { type: 'zoomedTo', zoom: 2 },
  { type: 'rotated' },
  { type: 'framed', framing: 'fill' },
  createPan(0.2, 0.2),
  { type: 'reset' },
];

describe('reduceViewer', () => {
  it('starts locked and toggles between locked and unlocked [VIEW-01, VIEW-03]', () => {
    expect(INITIAL_VIEWER.mode).toBe('locked');
    expect([1, 2, 3].map((count) => reduceAll(repeat(count, toggleLock)).mode)).toEqual([
      'unlocked',
      'locked',
      'unlocked',
    ]);
  });

  it.each(EDITS)('ignores edits while locked: $type [VIEW-01, VIEW-03]', (edit) => {
    const zoomed = reduceAll([zoomIn, toggleLock], unlocked);
    expect(reduceAll([edit], INITIAL_VIEWER)).toBe(INITIAL_VIEWER);
    expect(reduceAll([edit], zoomed)).toBe(zoomed);
  });

  it('keeps the view when it is locked again [VIEW-03]', () => {
    expect(reduceAll([zoomIn, toggleLock], unlocked)).toMatchObject({ mode: 'locked', zoom: 1.1 });
  });

  it('zooms by tenths between 50% and 300% [VIEW-04, VIEW-05, VIEW-06, CONST-18]', () => {
    const up = Array.from({ length: 25 }, (_, count) => reduceAll(repeat(count, zoomIn), unlocked).zoom);
    expect(up.slice(0, 4)).toEqual([1, 1.1, 1.2, 1.3]);
    expect(up.slice(19)).toEqual([2.9, 3, 3, 3, 3, 3]);
    const down = Array.from({ length: 8 }, (_, count) => reduceAll(repeat(count, zoomOut), unlocked).zoom);
    expect(down).toEqual([1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.5, 0.5]);
  });

  it.each([
    [1.234, 1.2],
    [0.1, 0.5],
    [9, 3],
    [1.05, 1.1],
  ])('snaps a pinch to %f to the step %f [VIEW-06]', (pinched, zoom) => {
    expect(reduceAll([{ type: 'zoomedTo', zoom: pinched }], unlocked).zoom).toBe(zoom);
  });

  it('rotates by 90 degrees, back to 0 after four [VIEW-08]', () => {
    const rotations = [1, 2, 3, 4].map((count) => reduceAll(repeat(count, { type: 'rotated' }), unlocked).rotation);
    expect(rotations).toEqual([90, 180, 270, 0]);
  });

  it('fits or fills [VIEW-09, VIEW-10]', () => {
    expect(unlocked.framing).toBe('fit');
    expect(reduceAll([{ type: 'framed', framing: 'fill' }], unlocked).framing).toBe('fill');
    expect(
      reduceAll(
        [
          { type: 'framed', framing: 'fill' },
          { type: 'framed', framing: 'fit' },
        ],
        unlocked,
      ),
    ).toEqual(unlocked);
  });

  it('resets the view but not the overlays [VIEW-11]', () => {
    const ruled = reduceAll([{ type: 'overlayToggled', overlay: 'ruler' }], unlocked);
    const changed = reduceAll(
      [...repeat(9, zoomIn), { type: 'rotated' }, { type: 'framed', framing: 'fill' }, createPan(0.2, 0)],
      ruled,
    );
    expect(changed).not.toEqual(ruled);
    expect(reduceAll([{ type: 'reset' }], changed)).toEqual(ruled);
  });

  it.each(['locked', 'unlocked'] as const)(
    'toggles ruler and grid separately while %s [VIEW-12, VIEW-13, VIEW-18, Q-57]',
    (mode) => {
      const initial = { ...INITIAL_VIEWER, mode };
      expect(reduceAll([{ type: 'overlayToggled', overlay: 'ruler' }], initial)).toEqual({ ...initial, ruler: true });
      expect(reduceAll([{ type: 'overlayToggled', overlay: 'grid' }], initial)).toEqual({ ...initial, grid: true });
      expect(reduceAll(repeat(2, { type: 'overlayToggled', overlay: 'grid' }), initial)).toEqual(initial);
    },
  );

  it('pans no further than the picture’s edge', () => {
    const double = reduceAll([{ type: 'zoomedTo', zoom: 2 }], unlocked);
    expect(reduceAll([createPan(0.2, -0.3)], double).pan).toEqual({ x: 0.2, y: -0.3 });
    expect(reduceAll([createPan(9, -9)], double).pan).toEqual({ x: 0.5, y: -0.5 });
    expect(reduceAll([createPan(9, 0), createPan(-0.1, 0)], double).pan.x).toBeCloseTo(0.4);
    expect(reduceAll([createPan(0.3, 0.3)], unlocked).pan).toEqual({ x: 0, y: 0 });
  });

  it('keeps the point under the pointer fixed while zooming', () => {
    const at = { x: 0.25, y: 0 };
    const zoomed = reduceAll([{ type: 'zoomedTo', zoom: 2, at }], unlocked);
    // The point is now twice as far from the picture's centre, which has moved left by the same distance.
    expect(zoomed.pan.x + 2 * at.x).toBeCloseTo(at.x);
    expect(reduceAll([{ type: 'zoomedTo', zoom: 1 }], zoomed).pan).toEqual({ x: 0, y: 0 });
  });
});
