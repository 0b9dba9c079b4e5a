import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import styles from '../room.module.css';
import { type RendererStatus, type RenderInput, useRoomRenderer } from './use-room-renderer.ts';

export type FrameSize = { width: number; height: number };
export type CapturePicture = () => Promise<Blob | null>;

type RoomFrameProps = {
  input: Omit<RenderInput, 'canvasWidth' | 'canvasHeight'>;
  /** Width and height of the picture in pixels. */
  size: readonly [number, number];
  alt: string;
  /** Shown when live rendering is not available. */
  fallback: ReactNode;
  overlay: (box: FrameSize) => ReactNode;
  children: (capturePicture: CapturePicture, status: RendererStatus) => ReactNode;
};

/** Shows the live picture with its overlay; `children` renders the controls below it. */
export function RoomFrame({ input, size: [width, height], alt, fallback, overlay, children }: RoomFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const visibleWidth = useElementWidth(frame);
  const pixels = Math.min(width, Math.round(visibleWidth * (globalThis.devicePixelRatio || 1)));
  const { status, capturePicture } = useRoomRenderer(canvas, {
    ...input,
    canvasWidth: pixels,
    canvasHeight: Math.round((pixels * height) / width),
  });
  const visibleSize = { width: visibleWidth, height: (visibleWidth * height) / width };
  return (
    <>
      <div
        ref={frame}
        className={styles.frame}
        style={{ '--aspect': width / height } as CSSProperties}
        data-status={status}
      >
        <canvas ref={canvas} role="img" aria-label={alt} className={styles.canvas} hidden={status === 'unavailable'} />
        {status === 'unavailable' && fallback}
        {status === 'loading' && (
          <div className={styles.loading}>
            <LoadingText>Setting up the room ...</LoadingText>
          </div>
        )}
        {status === 'ready' && visibleWidth > 0 && overlay(visibleSize)}
      </div>
      {children(() => capturePicture(width, height), status)}
    </>
  );
}

/** Returns CSS pixels; 0 before layout. */
function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
