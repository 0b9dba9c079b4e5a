import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Point, Quad } from '#domain/room/homography.ts';
import type { FrameSize } from '../rendering/room-frame.tsx';
import roomStyles from '../room.module.css';
import { moveCorner, movePointByKey, toTransform } from './corners.ts';
import { drawLoupe, LOUPE_PX } from './loupe.ts';
import type { OwnPhoto } from './own-photo.ts';
import styles from './own-wall.module.css';

const CORNER_NAMES = ['Top left', 'Top right', 'Bottom right', 'Bottom left'] as const;

type CornerHandlesProps = {
  box: FrameSize;
  photo: OwnPhoto;
  corners: Quad;
  /** Called for every move, without rendering React. */
  onMove: (corners: Quad) => void;
  onDrop: (corners: Quad) => void;
};

/** Four corners to drag with finger or mouse, or to move with the arrow keys. */
export function CornerHandles({ box, photo, corners, onMove, onDrop }: CornerHandlesProps) {
  const moved = useRef(corners);
  const grip = useRef<Point>(undefined);
  const outline = useRef<SVGGElement>(null);
  const loupe = useRef<HTMLCanvasElement>(null);
  const place = (handle: HTMLElement, index: number, to: Point) => {
    moved.current = moveCorner(moved.current, index, to);
    const corner = moved.current[index] ?? to;
    handle.style.transform = toTransform(corner, box);
    const points = toPolygonPoints(moved.current, box);
    for (const line of outline.current?.children ?? []) line.setAttribute('points', points);
    if (loupe.current) drawLoupe(loupe.current, photo, corner, box);
    onMove(moved.current);
  };
  const hideLoupe = () => {
    if (loupe.current) loupe.current.hidden = true;
  };
  // The corner keeps its distance from the finger, so that it does not jump.
  const grab = (index: number) => (event: PointerEvent<HTMLButtonElement>) => {
    const corner = moved.current[index] ?? corners[0];
    grip.current = { x: corner.x * box.width - event.clientX, y: corner.y * box.height - event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
    place(event.currentTarget, index, corner);
  };
  const drag = (index: number) => (event: PointerEvent<HTMLButtonElement>) => {
    if (!grip.current) return;
    const to = { x: (event.clientX + grip.current.x) / box.width, y: (event.clientY + grip.current.y) / box.height };
    place(event.currentTarget, index, to);
  };
  const drop = () => {
    if (!grip.current) return;
    grip.current = undefined;
    hideLoupe();
    onDrop(moved.current);
  };
  const moveByKey = (index: number) => (event: KeyboardEvent<HTMLButtonElement>) => {
    const to = movePointByKey(moved.current[index] ?? corners[0], event.key, event.shiftKey);
    if (!to) return;
    event.preventDefault();
    place(event.currentTarget, index, to);
    onDrop(moved.current);
  };
  return (
    <div className={styles.corners}>
      <svg className={roomStyles.overlay} width={box.width} height={box.height} aria-hidden="true">
        <g ref={outline} className={styles.quad}>
          <polygon points={toPolygonPoints(corners, box)} />
          <polygon points={toPolygonPoints(corners, box)} />
        </g>
      </svg>
      {corners.map((corner, index) => (
        <button
          key={CORNER_NAMES[index]}
          type="button"
          className={styles.corner}
          style={{ transform: toTransform(corner, box) }}
          aria-label={`${CORNER_NAMES[index]} corner of the wall`}
          aria-description="Drag it or use the arrow keys. Hold Shift to move it further."
          onPointerDown={grab(index)}
          onPointerMove={drag(index)}
          onLostPointerCapture={drop}
          onKeyDown={moveByKey(index)}
          onBlur={hideLoupe}
        />
      ))}
      <canvas ref={loupe} data-testid="loupe" className={styles.loupe} width={LOUPE_PX} height={LOUPE_PX} hidden />
    </div>
  );
}

const toPolygonPoints = (corners: Quad, { width, height }: FrameSize): string =>
  corners.map(({ x, y }) => `${x * width},${y * height}`).join(' ');
