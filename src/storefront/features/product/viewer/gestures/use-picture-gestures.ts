import { type Dispatch, type RefObject, useCallback, useRef } from 'react';
import { clampPan, type Point } from '../geometry/view-geometry.ts';
import type { ViewerAction, ViewerState } from '../viewer-state.ts';
import { usePointerGestures } from './use-pointer-gestures.ts';
import { useWheelZoom } from './use-wheel-zoom.ts';

type PictureGesturesOptions = {
  stage: RefObject<HTMLElement | null>;
  window: RefObject<HTMLElement | null>;
  aspect: number;
  state: ViewerState;
  dispatch: Dispatch<ViewerAction>;
};

/** Wheel, drag, pinch and tap on an unlocked picture. Drags set two custom properties instead of rendering. */
export function usePictureGestures({ stage, window, aspect, state, dispatch }: PictureGesturesOptions): void {
  const isOn = state.mode === 'unlocked';
  const zoomWhenPinched = useRef(1);
  const zoom = useCallback((steps: number, at: Point) => dispatch({ type: 'zoomedBy', steps, at }), [dispatch]);
  useWheelZoom(window, isOn, zoom);
  usePointerGestures(window, isOn, {
    onDrag({ x, y }) {
      const pan = { x: state.pan.x + x, y: state.pan.y + y };
      showDrag(stage.current, clampPan({ ...state, pan }, aspect));
    },
    onDrop(by) {
      stage.current?.removeAttribute('data-dragging');
      dispatch({ type: 'panned', by });
    },
    onPinchStart() {
      zoomWhenPinched.current = state.zoom;
    },
    onPinch: (factor, at) => dispatch({ type: 'zoomedTo', zoom: zoomWhenPinched.current * factor, at }),
    // A tap centres the point, as an alternative to dragging.
    onTap: ({ x, y }) => dispatch({ type: 'panned', by: { x: -x, y: -y } }),
  });
}

function showDrag(stage: HTMLElement | null, { x, y }: Point): void {
  stage?.setAttribute('data-dragging', '');
  stage?.style.setProperty('--x', String(x));
  stage?.style.setProperty('--y', String(y));
}
