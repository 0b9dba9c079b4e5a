import type { ViewerEdit } from '../viewer-state.ts';

/** Share of the viewport's side per arrow key press. */
const ARROW_KEY_SHARE = 0.1;

const createPan = (x: number, y: number): ViewerEdit => ({
  type: 'panned',
  by: { x: x * ARROW_KEY_SHARE, y: y * ARROW_KEY_SHARE },
});
const createZoom = (steps: number): ViewerEdit => ({ type: 'zoomedBy', steps });

// Arrows scroll as in a page: right moves the picture left.
const EDITS_BY_KEY: Readonly<Record<string, ViewerEdit>> = {
  '+': createZoom(1),
  '=': createZoom(1),
  '-': createZoom(-1),
  _: createZoom(-1),
  '0': { type: 'zoomedTo', zoom: 1 },
  ArrowLeft: createPan(1, 0),
  ArrowRight: createPan(-1, 0),
  ArrowUp: createPan(0, 1),
  ArrowDown: createPan(0, -1),
};

type KeyPress = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

/** Leaves keys with a modifier to the browser. */
export const getEditForKey = ({ key, ctrlKey, metaKey, altKey }: KeyPress): ViewerEdit | undefined =>
  ctrlKey || metaKey || altKey ? undefined : EDITS_BY_KEY[key];
