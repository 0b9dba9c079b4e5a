import { type Dispatch, type RefObject, useCallback, useRef } from 'react';
import { boundedPan, type Point } from '../view-geometry.ts';
import type { ViewerAction, ViewerState } from '../viewer-state.ts';
import { usePointerGestures } from './use-pointer-gestures.ts';
import { useWheelZoom } from './use-wheel-zoom.ts';

type Handled = {
  stage: RefObject<HTMLElement | null>;
  window: RefObject<HTMLElement | null>;
  aspect: number;
  state: ViewerState;
  dispatch: Dispatch<ViewerAction>;
};

/** Wheel, drag, pinch and tap on an unlocked picture. A drag moves it by two custom properties, without rendering. */
export function usePictureHandling({ stage, window, aspect, state, dispatch }: Handled): void {
  const isOn = state.mode === 'unlocked';
  const zoomWhenPinched = useRef(1);
  const zoom = useCallback((steps: number, at: Point) => dispatch({ type: 'zoomedBy', steps, at }), [dispatch]);
  useWheelZoom(window, isOn, zoom);
  usePointerGestures(window, isOn, {
    dragged({ x, y }) {
      const pan = { x: state.pan.x + x, y: state.pan.y + y };
      showMoved(stage.current, boundedPan({ ...state, pan }, aspect));
    },
    dropped(by) {
      stage.current?.removeAttribute('data-dragging');
      dispatch({ type: 'panned', by });
    },
    pinchBegan() {
      zoomWhenPinched.current = state.zoom;
    },
    pinched: (factor, at) => dispatch({ type: 'zoomedTo', zoom: zoomWhenPinched.current * factor, at }),
    // For those who cannot drag: the place that is tapped comes to the middle.
    tapped: ({ x, y }) => dispatch({ type: 'panned', by: { x: -x, y: -y } }),
  });
}

function showMoved(stage: HTMLElement | null, { x, y }: Point): void {
  stage?.setAttribute('data-dragging', '');
  stage?.style.setProperty('--x', String(x));
  stage?.style.setProperty('--y', String(y));
}
