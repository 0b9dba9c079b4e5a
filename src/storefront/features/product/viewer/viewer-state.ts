import { rotateQuarter, snapZoom, stepZoom } from '#domain/catalogue/pictures/image-viewer.ts';
import { clampPan, type Framing, getPanAfterZoom, type ViewPoint } from './geometry/view-geometry.ts';

type Overlay = 'ruler' | 'grid';

export type ViewerState = {
  mode: 'locked' | 'unlocked';
  zoom: number;
  /** Degrees, clockwise. */
  rotation: number;
  framing: Framing;
  pan: ViewPoint;
  ruler: boolean;
  grid: boolean;
};

export type ViewerEdit =
  | { type: 'zoomedBy'; steps: number; at?: ViewPoint }
  | { type: 'zoomedTo'; zoom: number; at?: ViewPoint }
  | { type: 'rotated' }
  | { type: 'framed'; framing: Framing }
  | { type: 'panned'; by: ViewPoint }
  | { type: 'reset' };

export type ViewerAction = { type: 'lockToggled' } | { type: 'overlayToggled'; overlay: Overlay } | ViewerEdit;

const CENTRE: ViewPoint = { x: 0, y: 0 };
const INITIAL_VIEW = { zoom: 1, rotation: 0, framing: 'fit', pan: CENTRE } as const;

export const INITIAL_VIEWER: ViewerState = { mode: 'locked', ...INITIAL_VIEW, ruler: false, grid: false };

/** @param aspect width / height of the content, which limits panning */
export function reduceViewer(state: ViewerState, action: ViewerAction, aspect: number): ViewerState {
  if (action.type === 'lockToggled') return { ...state, mode: state.mode === 'locked' ? 'unlocked' : 'locked' };
  // Ruler and grid work in both modes.
  if (action.type === 'overlayToggled') return { ...state, [action.overlay]: !state[action.overlay] };
  if (state.mode === 'locked') return state;
  const edited = applyEdit(state, action);
  return { ...edited, pan: clampPan(edited, aspect) };
}

function applyEdit(state: ViewerState, edit: ViewerEdit): ViewerState {
  switch (edit.type) {
    case 'zoomedBy':
      return zoomTo(state, stepZoom(state.zoom, edit.steps), edit.at);
    case 'zoomedTo':
      return zoomTo(state, snapZoom(edit.zoom), edit.at);
    case 'rotated':
      return { ...state, rotation: rotateQuarter(state.rotation), pan: CENTRE };
    case 'framed':
      return { ...state, framing: edit.framing, pan: CENTRE };
    case 'panned':
      return { ...state, pan: { x: state.pan.x + edit.by.x, y: state.pan.y + edit.by.y } };
    case 'reset':
      return { ...state, ...INITIAL_VIEW };
  }
}

const zoomTo = (state: ViewerState, zoom: number, at: ViewPoint = CENTRE): ViewerState => ({
  ...state,
  zoom,
  pan: getPanAfterZoom(state.pan, at, zoom / state.zoom),
});
