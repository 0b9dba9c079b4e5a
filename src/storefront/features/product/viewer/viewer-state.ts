import { quarterTurned, zoomedBy, zoomStepNear } from '#domain/catalogue/image-viewer.ts';
import { boundedPan, type Point, panAround } from './view-geometry.ts';

type Framing = 'fit' | 'fill';
type Overlay = 'ruler' | 'grid';

export type ViewerState = {
  mode: 'locked' | 'unlocked';
  zoom: number;
  /** Degrees, clockwise. */
  turn: number;
  framing: Framing;
  pan: Point;
  ruler: boolean;
  grid: boolean;
};

export type ViewerEdit =
  | { type: 'zoomedBy'; steps: number; at?: Point }
  | { type: 'zoomedTo'; zoom: number; at?: Point }
  | { type: 'turned' }
  | { type: 'framed'; framing: Framing }
  | { type: 'panned'; by: Point }
  | { type: 'reset' };

export type ViewerAction = { type: 'lockToggled' } | { type: 'overlayToggled'; overlay: Overlay } | ViewerEdit;

const CENTRE: Point = { x: 0, y: 0 };
const START = { zoom: 1, turn: 0, framing: 'fit', pan: CENTRE } as const;

export const initialViewer: ViewerState = { mode: 'locked', ...START, ruler: false, grid: false };

/** `aspect`: width by height of what is shown, which bounds how far it moves. */
export function viewerAfter(state: ViewerState, action: ViewerAction, aspect: number): ViewerState {
  if (action.type === 'lockToggled') return { ...state, mode: state.mode === 'locked' ? 'unlocked' : 'locked' };
  // Our reading: ruler and grid are viewing aids and work in either state.
  if (action.type === 'overlayToggled') return { ...state, [action.overlay]: !state[action.overlay] };
  if (state.mode === 'locked') return state;
  const edited = editedView(state, action);
  return { ...edited, pan: boundedPan(edited, aspect) };
}

function editedView(state: ViewerState, edit: ViewerEdit): ViewerState {
  switch (edit.type) {
    case 'zoomedBy':
      return zoomedTo(state, zoomedBy(state.zoom, edit.steps), edit.at);
    case 'zoomedTo':
      return zoomedTo(state, zoomStepNear(edit.zoom), edit.at);
    case 'turned':
      return { ...state, turn: quarterTurned(state.turn), pan: CENTRE };
    case 'framed':
      return { ...state, framing: edit.framing, pan: CENTRE };
    case 'panned':
      return { ...state, pan: { x: state.pan.x + edit.by.x, y: state.pan.y + edit.by.y } };
    case 'reset':
      return { ...state, ...START };
  }
}

const zoomedTo = (state: ViewerState, zoom: number, at: Point = CENTRE): ViewerState => ({
  ...state,
  zoom,
  pan: panAround(state.pan, at, zoom / state.zoom),
});
