import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import styles from '../room.module.css';
import { type LiveStage, type StagePlan, useRoomStage } from './use-room-stage.ts';

export type FrameSize = { width: number; height: number };
export type TakePicture = () => Promise<Blob | null>;

type RoomFrameProps = {
  plan: Omit<StagePlan, 'width' | 'height'>;
  /** Pixels of the picture itself. */
  size: readonly [number, number];
  /** What it shows and at what size. */
  alt: string;
  /** Shown where there is no live picture. */
  still: ReactNode;
  overlay: (box: FrameSize) => ReactNode;
  children: (takePicture: TakePicture, status: LiveStage['status']) => ReactNode;
};

/** The live picture with its overlay; `children` renders the controls below it. */
export function RoomFrame({ plan, size: [width, height], alt, still, overlay, children }: RoomFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const seenWidth = useElementWidth(frame);
  const pixels = Math.min(width, Math.round(seenWidth * (globalThis.devicePixelRatio || 1)));
  const { status, takePicture } = useRoomStage(canvas, {
    ...plan,
    width: pixels,
    height: Math.round((pixels * height) / width),
  });
  const seen = { width: seenWidth, height: (seenWidth * height) / width };
  return (
    <>
      <div
        ref={frame}
        className={styles.frame}
        style={{ '--aspect': width / height } as CSSProperties}
        data-status={status}
      >
        <canvas ref={canvas} role="img" aria-label={alt} className={styles.canvas} hidden={status === 'still'} />
        {status === 'still' && still}
        {status === 'loading' && (
          <div className={styles.loading}>
            <LoadingText>Setting up the room ...</LoadingText>
          </div>
        )}
        {status === 'live' && seenWidth > 0 && overlay(seen)}
      </div>
      {children(() => takePicture(width, height), status)}
    </>
  );
}

/** CSS pixels; 0 before layout. */
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
