import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '#ui/actions/button.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import styles from '../room.module.css';
import { type RenderInput, type RoomRendering, useRoomRenderer } from './use-room-renderer.ts';

/** In CSS pixels. */
export type FrameSize = { width: number; height: number };
export type CapturePicture = () => Promise<Blob | null>;

/** The live picture, for what is drawn over it. */
export type Stage = FrameSize &
  Pick<RoomRendering, 'redrawMarks' | 'redrawMask'> & {
    frame: RefObject<HTMLElement | null>;
    visibleWidth: number;
    /** Converts a share of the visible part, which may be narrower than the picture, to a share of the picture. */
    toPictureShare: (visibleShare: number) => number;
  };

/** The live picture, for the controls below it. */
type LivePicture = Pick<RoomRendering, 'status' | 'redrawMask'> & { capturePicture: CapturePicture };

type RoomFrameProps = {
  input: Omit<RenderInput, 'canvasWidth' | 'canvasHeight'>;
  /** Width and height of the picture in pixels. */
  size: readonly [number, number];
  alt: string;
  /** `cover` fills the frame and scrolls sideways, starting with the middle at this share of the width. */
  fit: { cover: number } | 'contain';
  /** Shown when live rendering is not available. */
  fallback: ReactNode;
  overlay: (stage: Stage) => ReactNode;
  children: (picture: LivePicture) => ReactNode;
};

/** Shows the live picture with its overlay; `children` renders the controls below it. */
export function RoomFrame(props: RoomFrameProps) {
  const [attempt, setAttempt] = useState(0);
  return <LiveFrame key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

type LiveFrameProps = RoomFrameProps & { onRetry: () => void };

function LiveFrame(props: LiveFrameProps) {
  const { input, alt, fit, fallback, overlay, children, onRetry } = props;
  const [width, height] = props.size;
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const visible = useElementSize(frame);
  const picture = fitPicture(visible, { width, height }, fit);
  const screenPixels = Math.round(picture.width * (globalThis.devicePixelRatio || 1));
  // The marks on a small photo stay sharp; a room has none worth more pixels than its picture.
  const pixels = fit === 'contain' ? screenPixels : Math.min(width, screenPixels);
  const { capturePicture, ...rendering } = useRoomRenderer(canvas, {
    ...input,
    canvasWidth: pixels,
    canvasHeight: Math.round((pixels * height) / width),
  });
  const { status, redrawMask } = rendering;
  const middle = fit === 'contain' ? 0.5 : fit.cover;
  const isReady = status === 'ready';
  const isStill = status === 'unavailable' || status === 'failed';
  const shownMiddle = useRef(middle);
  // A room starts with its middle. The part in the middle stays there when the frame changes its size.
  useLayoutEffect(() => {
    if (isReady) shownMiddle.current = middle;
  }, [isReady, middle]);
  useLayoutEffect(() => {
    if (isReady) frame.current?.scrollTo({ left: picture.width * shownMiddle.current - visible.width / 2 });
  }, [isReady, picture.width, visible.width]);
  const toPictureShare = (share: number) =>
    ((frame.current?.scrollLeft ?? 0) + visible.width * share) / Math.max(visible.width, picture.width);
  return (
    <>
      <div
        ref={frame}
        className={styles.frame}
        style={{ '--aspect': width / height, '--visible-width': `${visible.width}px` } as CSSProperties}
        data-status={status}
        onScroll={() => {
          shownMiddle.current = toPictureShare(0.5);
        }}
        {...(picture.width > visible.width && { role: 'group', 'aria-label': 'Picture of the room', tabIndex: 0 })}
      >
        {isStill && fallback}
        <div className={styles.picture} style={picture} hidden={isStill}>
          <canvas ref={canvas} role="img" aria-label={alt} className={styles.canvas} />
          {isReady &&
            picture.width > 0 &&
            overlay({ ...picture, ...rendering, frame, visibleWidth: visible.width, toPictureShare })}
        </div>
        {status === 'loading' && (
          <div className={styles.loading}>
            <LoadingText>Setting up the room ...</LoadingText>
          </div>
        )}
      </div>
      <div className={styles.controls}>
        {status === 'failed' && (
          <Button variant="secondary" size="small" onClick={onRetry}>
            Try again
          </Button>
        )}
        {children({ status, redrawMask, capturePicture: () => capturePicture(width, height) })}
      </div>
    </>
  );
}

function fitPicture(visible: FrameSize, { width, height }: FrameSize, fit: RoomFrameProps['fit']): FrameSize {
  const choose = fit === 'contain' ? Math.min : Math.max;
  const scale = choose(visible.width / width, visible.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Returns zeros before layout. */
function useElementSize(element: RefObject<HTMLElement | null>): FrameSize {
  const [size, setSize] = useState<FrameSize>({ width: 0, height: 0 });
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setSize({ width: Math.round(width), height: Math.round(height) });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
