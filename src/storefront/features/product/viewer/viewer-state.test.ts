import { describe, expect, it } from 'vitest';
import { INITIAL_VIEWER, reduceViewer, type ViewerAction, type ViewerState } from './viewer-state.ts';

const SQUARE = 1;
const stateAfter = (
  actions: readonly ViewerAction[],
  from: ViewerState = INITIAL_VIEWER,
  aspect = SQUARE,
): ViewerState => actions.reduce((state, action) => reduceViewer(state, action, aspect), from);
const toggleLock: ViewerAction = { type: 'lockToggled' };
const unlocked = stateAfter([toggleLock]);
const times = (count: number, action: ViewerAction): ViewerAction[] => Array.from({ length: count }, () => action);
const zoomIn: ViewerAction = { type: 'zoomedBy', steps: 1 };
const zoomOut: ViewerAction = { type: 'zoomedBy', steps: -1 };
const move = (x: number, y: number): ViewerAction => ({ type: 'panned', by: { x, y } });

const EDITS: ViewerAction[] = [
  zoomIn,
  { type: 'zoomedTo', zoom: 2 },
  { type: 'turned' },
  { type: 'framed', framing: 'fill' },
  move(0.2, 0.2),
  { type: 'reset' },
];

describe('the state of the viewer', () => {
  it('begins locked, and every toggle goes to the other of two states [VIEW-01, VIEW-03]', () => {
    expect(INITIAL_VIEWER.mode).toBe('locked');
    expect([1, 2, 3].map((count) => stateAfter(times(count, toggleLock)).mode)).toEqual([
      'unlocked',
      'locked',
      'unlocked',
    ]);
  });

  it.each(EDITS)('takes no edit while locked: $type [VIEW-01, VIEW-03]', (edit) => {
    const zoomed = stateAfter([zoomIn, toggleLock], unlocked);
    expect(stateAfter([edit], INITIAL_VIEWER)).toBe(INITIAL_VIEWER);
    expect(stateAfter([edit], zoomed)).toBe(zoomed);
  });

  it('keeps the view when it is locked again [VIEW-03]', () => {
    expect(stateAfter([zoomIn, toggleLock], unlocked)).toMatchObject({ mode: 'locked', zoom: 1.1 });
  });

  it('zooms by tenths between 50% and 300% [VIEW-04, VIEW-05, VIEW-06, CONST-18]', () => {
    const up = Array.from({ length: 25 }, (_, count) => stateAfter(times(count, zoomIn), unlocked).zoom);
    expect(up.slice(0, 4)).toEqual([1, 1.1, 1.2, 1.3]);
    expect(up.slice(19)).toEqual([2.9, 3, 3, 3, 3, 3]);
    const down = Array.from({ length: 8 }, (_, count) => stateAfter(times(count, zoomOut), unlocked).zoom);
    expect(down).toEqual([1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.5, 0.5]);
  });

  it.each([
    [1.234, 1.2],
    [0.1, 0.5],
    [9, 3],
    [1.05, 1.1],
  ])('brings a pinch to %f onto the step %f [VIEW-06]', (asked, zoom) => {
    expect(stateAfter([{ type: 'zoomedTo', zoom: asked }], unlocked).zoom).toBe(zoom);
  });

  it('turns by 90 degrees, four times to the beginning [VIEW-08]', () => {
    const turns = [1, 2, 3, 4].map((count) => stateAfter(times(count, { type: 'turned' }), unlocked).turn);
    expect(turns).toEqual([90, 180, 270, 0]);
  });

  it('fits or fills [VIEW-09, VIEW-10]', () => {
    expect(unlocked.framing).toBe('fit');
    expect(stateAfter([{ type: 'framed', framing: 'fill' }], unlocked).framing).toBe('fill');
    expect(
      stateAfter(
        [
          { type: 'framed', framing: 'fill' },
          { type: 'framed', framing: 'fit' },
        ],
        unlocked,
      ),
    ).toEqual(unlocked);
  });

  it('goes back to where it began on reset, overlays aside [VIEW-11]', () => {
    const ruled = stateAfter([{ type: 'overlayToggled', overlay: 'ruler' }], unlocked);
    const changed = stateAfter(
      [...times(9, zoomIn), { type: 'turned' }, { type: 'framed', framing: 'fill' }, move(0.2, 0)],
      ruled,
    );
    expect(changed).not.toEqual(ruled);
    expect(stateAfter([{ type: 'reset' }], changed)).toEqual(ruled);
  });

  it.each(['locked', 'unlocked'] as const)(
    'shows ruler and grid each on its own while %s [VIEW-12, VIEW-13, VIEW-18]',
    (mode) => {
      const begin = { ...INITIAL_VIEWER, mode };
      expect(stateAfter([{ type: 'overlayToggled', overlay: 'ruler' }], begin)).toEqual({ ...begin, ruler: true });
      expect(stateAfter([{ type: 'overlayToggled', overlay: 'grid' }], begin)).toEqual({ ...begin, grid: true });
      expect(stateAfter(times(2, { type: 'overlayToggled', overlay: 'grid' }), begin)).toEqual(begin);
    },
  );

  it('moves no further than the edge of the picture', () => {
    const double = stateAfter([{ type: 'zoomedTo', zoom: 2 }], unlocked);
    expect(stateAfter([move(0.2, -0.3)], double).pan).toEqual({ x: 0.2, y: -0.3 });
    expect(stateAfter([move(9, -9)], double).pan).toEqual({ x: 0.5, y: -0.5 });
    expect(stateAfter([move(9, 0), move(-0.1, 0)], double).pan.x).toBeCloseTo(0.4);
    expect(stateAfter([move(0.3, 0.3)], unlocked).pan).toEqual({ x: 0, y: 0 });
  });

  it('keeps the place under the pointer where it is while zooming', () => {
    const at = { x: 0.25, y: 0 };
    const zoomed = stateAfter([{ type: 'zoomedTo', zoom: 2, at }], unlocked);
    // What was a quarter right of the middle is now twice as far from the middle, which went left by as much.
    expect(zoomed.pan.x + 2 * at.x).toBeCloseTo(at.x);
    expect(stateAfter([{ type: 'zoomedTo', zoom: 1 }], zoomed).pan).toEqual({ x: 0, y: 0 });
  });
});
