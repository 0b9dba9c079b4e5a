import { type Dispatch, type RefObject, useCallback, useEffect, useRef } from 'react';
import { clampPan, type ViewPoint } from '../geometry/view-geometry.ts';
import type { ViewerAction, ViewerState } from '../viewer-state.ts';
import { usePointerGestures } from './use-pointer-gestures.ts';
import { useWheelZoom } from './use-wheel-zoom.ts';
import { getEditForKey } from './viewer-keys.ts';

type PictureGesturesProps = {
  display: RefObject<HTMLElement | null>;
  viewport: RefObject<HTMLElement | null>;
  aspect: number;
  state: ViewerState;
  dispatch: Dispatch<ViewerAction>;
};

/** Handles wheel, drag, pinch, tap and keys while it is there. A drag sets two custom properties instead of rendering. */
export function PictureGestures({ display, viewport, aspect, state, dispatch }: PictureGesturesProps): null {
  const zoomAtPinchStart = useRef(1);
  const zoom = useCallback((steps: number, at: ViewPoint) => dispatch({ type: 'zoomedBy', steps, at }), [dispatch]);
  useKeys(viewport, dispatch);
  useWheelZoom(viewport, zoom);
  usePointerGestures(viewport, {
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
  return null;
}

function useKeys(viewport: RefObject<HTMLElement | null>, dispatch: Dispatch<ViewerAction>): void {
  useEffect(() => {
    const element = viewport.current;
    const handleKey = (event: KeyboardEvent) => {
      const edit = getEditForKey(event);
      if (!edit) return;
      event.preventDefault();
      dispatch(edit);
    };
    element?.addEventListener('keydown', handleKey);
    return () => element?.removeEventListener('keydown', handleKey);
  }, [viewport, dispatch]);
}

function showDrag(display: HTMLElement | null, { x, y }: ViewPoint): void {
  display?.setAttribute('data-dragging', '');
  display?.style.setProperty('--x', String(x));
  display?.style.setProperty('--y', String(y));
}
