import { type Dispatch, type RefObject, useCallback, useRef } from 'react';
import { clampPan, type ViewPoint } from '../geometry/view-geometry.ts';
import type { ViewerAction, ViewerState } from '../viewer-state.ts';
import { usePointerGestures } from './use-pointer-gestures.ts';
import { useWheelZoom } from './use-wheel-zoom.ts';

type PictureGesturesOptions = {
  display: RefObject<HTMLElement | null>;
  viewport: RefObject<HTMLElement | null>;
  aspect: number;
  state: ViewerState;
  dispatch: Dispatch<ViewerAction>;
};

/** Handles wheel, drag, pinch and tap while unlocked. A drag sets two custom properties instead of rendering. */
export function usePictureGestures({ display, viewport, aspect, state, dispatch }: PictureGesturesOptions): void {
  const isUnlocked = state.mode === 'unlocked';
  const zoomAtPinchStart = useRef(1);
  const zoom = useCallback((steps: number, at: ViewPoint) => dispatch({ type: 'zoomedBy', steps, at }), [dispatch]);
  useWheelZoom(viewport, isUnlocked, zoom);
  usePointerGestures(viewport, isUnlocked, {
    onDrag({ x, y }) {
      const pan = { x: state.pan.x + x, y: state.pan.y + y };
      showDrag(display.current, clampPan({ ...state, pan }, aspect));
    },
    onDrop(by) {
      display.current?.removeAttribute('data-dragging');
      dispatch({ type: 'panned', by });
    },
    onPinchStart() {
      zoomAtPinchStart.current = state.zoom;
    },
    onPinch: (factor, at) => dispatch({ type: 'zoomedTo', zoom: zoomAtPinchStart.current * factor, at }),
    // A tap centres the point, as an alternative to dragging.
    onTap: ({ x, y }) => dispatch({ type: 'panned', by: { x: -x, y: -y } }),
  });
}

function showDrag(display: HTMLElement | null, { x, y }: ViewPoint): void {
  display?.setAttribute('data-dragging', '');
  display?.style.setProperty('--x', String(x));
  display?.style.setProperty('--y', String(y));
}
