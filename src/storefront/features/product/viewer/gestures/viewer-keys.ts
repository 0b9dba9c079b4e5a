import type { ViewerEdit } from '../viewer-state.ts';

/** Share of the window's side by which one press of an arrow key moves. */
const KEY_MOVE = 0.1;

const move = (x: number, y: number): ViewerEdit => ({ type: 'panned', by: { x: x * KEY_MOVE, y: y * KEY_MOVE } });
const zoom = (steps: number): ViewerEdit => ({ type: 'zoomedBy', steps });

// The arrows look around, as they do in a page: to the right means the picture goes left.
const EDIT_OF_KEY: Readonly<Record<string, ViewerEdit>> = {
  '+': zoom(1),
  '=': zoom(1),
  '-': zoom(-1),
  _: zoom(-1),
  '0': { type: 'zoomedTo', zoom: 1 },
  ArrowLeft: move(1, 0),
  ArrowRight: move(-1, 0),
  ArrowUp: move(0, 1),
  ArrowDown: move(0, -1),
};

type Pressed = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

/** With a modifier the keys are the browser's own. */
export const editOfKey = ({ key, ctrlKey, metaKey, altKey }: Pressed): ViewerEdit | undefined =>
  ctrlKey || metaKey || altKey ? undefined : EDIT_OF_KEY[key];
