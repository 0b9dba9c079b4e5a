import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TextureKind } from '../gl/graphics.ts';
import {
  createRoomRenderer,
  type RoomImages,
  type RoomMarks,
  type RoomRenderer,
  type RoomView,
  type RowRange,
} from '../gl/room-renderer.ts';
import type { PatternSource } from './pattern-picture.ts';
import { usePatterns } from './use-patterns.ts';

/** `unavailable`: the browser cannot draw the room; `failed`: a file did not load. */
export type RendererStatus = 'loading' | 'ready' | 'unavailable' | 'failed';

export type RenderInput = {
  /** Identifies the room; a new key loads its images. */
  roomKey: string;
  loadRoom: (signal: AbortSignal) => Promise<RoomImages>;
  textureKind: TextureKind;
  /** Draws the marks over the picture. */
  markShader: string;
  leftPattern: PatternSource | undefined;
  /** Drawn to the right of `view.split`; without it the left pattern is drawn everywhere. */
  rightPattern: PatternSource | undefined;
  /** Called for every drawing, so that it can follow the finger without rendering React. */
  getView: () => RoomView | undefined;
  /** In device pixels; 0 before layout. */
  canvasWidth: number;
  canvasHeight: number;
};

export type RoomRendering = {
  status: RendererStatus;
  /** Replaces the marks and redraws in the next frame. */
  redrawMarks: (marks: RoomMarks | undefined) => void;
  /** Redraws with the changed rows of the mask. */
  redrawMask: (mask: ImageData, rows: RowRange) => void;
  /** Renders the current view at the given size without marks, as JPEG. */
  capturePicture: (width: number, height: number) => Promise<Blob | null>;
};

const JPEG_QUALITY = 0.92;

export function useRoomRenderer(canvas: RefObject<HTMLCanvasElement | null>, input: RenderInput): RoomRendering {
  const { renderer, isUnavailable } = useRendererOnCanvas(canvas, input.markShader);
  const room = useLoadedRoom(renderer, input);
  const patternStatus = usePatterns(renderer, input);
  const { roomKey, getView, canvasWidth, canvasHeight } = input;
  const isRoomReady = room.status === 'ready' && room.roomKey === roomKey;
  const isReady = renderer !== undefined && isRoomReady && patternStatus === 'ready';
  const marks = useRef<RoomMarks>(undefined);
  const update = () => {
    const view = getView();
    if (isReady && view && canvasWidth > 0) renderer.update(view, canvasWidth, canvasHeight, marks.current);
  };
  const redraw = useRedraw(update);
  const hasFailed = room.status === 'failed' || patternStatus === 'failed';
  return {
    status: isUnavailable ? 'unavailable' : hasFailed ? 'failed' : isReady ? 'ready' : 'loading',
    redrawMarks: (changed) => {
      marks.current = changed;
      redraw();
    },
    redrawMask: (mask, rows) => {
      if (isRoomReady) renderer?.updateMask(mask, rows);
      redraw();
    },
    capturePicture: (width, height) =>
      new Promise((resolve) => {
        const view = getView();
        if (!isReady || !view || !canvas.current) return resolve(null);
        renderer.draw(view, width, height);
        // `toBlob` copies the pixels before it returns, so the canvas can be redrawn at once.
        canvas.current.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
        update();
      }),
  };
}

/** Updates the picture after every render, and in the next frame on request, once however often it is requested. */
function useRedraw(update: () => void): () => void {
  const latest = useRef(update);
  const frame = useRef(0);
  useEffect(() => {
    latest.current = update;
    update();
    return () => {
      // A frame requested while unmounting draws nothing.
      latest.current = () => undefined;
    };
  });
  return () => {
    frame.current ||= requestAnimationFrame(() => {
      frame.current = 0;
      latest.current();
    });
  };
}

/** Creates the renderer, and creates it again after the browser has lost and restored the WebGL context. */
function useRendererOnCanvas(canvas: RefObject<HTMLCanvasElement | null>, markShader: string) {
  const [state, setState] = useState<{ renderer: RoomRenderer | undefined; isUnavailable: boolean }>({
    renderer: undefined,
    isUnavailable: false,
  });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    let renderer: RoomRenderer | undefined;
    const createRenderer = () => {
      renderer = createRoomRenderer(element, markShader);
      setState({ renderer, isUnavailable: renderer === undefined });
    };
    const handleContextLost = (event: Event) => {
      // Without this the browser never restores the context.
      event.preventDefault();
      setState({ renderer: undefined, isUnavailable: true });
    };
    createRenderer();
    element.addEventListener('webglcontextlost', handleContextLost);
    element.addEventListener('webglcontextrestored', createRenderer);
    return () => {
      element.removeEventListener('webglcontextlost', handleContextLost);
      element.removeEventListener('webglcontextrestored', createRenderer);
      // React's strict mode runs effects twice on the same canvas.
      if (!element.isConnected) renderer?.release();
    };
  }, [canvas, markShader]);
  return state;
}

type LoadedRoom = { status: 'loading' | 'ready' | 'failed'; roomKey: string };

/** Loads the room's images into the renderer; the previous room stays until then. */
function useLoadedRoom(
  renderer: RoomRenderer | undefined,
  { roomKey, loadRoom, textureKind }: RenderInput,
): LoadedRoom {
  const [loaded, setLoaded] = useState<LoadedRoom & { renderer: RoomRenderer | undefined }>({
    status: 'loading',
    roomKey,
    renderer,
  });
  const loadImages = useEffectEvent(loadRoom);
  useEffect(() => {
    if (!renderer) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    loadImages(signal).then(
      (images) => {
        if (signal.aborted) return;
        renderer.setRoom(images, textureKind);
        setLoaded({ status: 'ready', roomKey, renderer });
      },
      () => {
        if (!signal.aborted) setLoaded({ status: 'failed', roomKey, renderer });
      },
    );
    return () => controller.abort();
  }, [renderer, roomKey, textureKind]);
  return loaded.renderer === renderer ? loaded : { status: 'loading', roomKey };
}
