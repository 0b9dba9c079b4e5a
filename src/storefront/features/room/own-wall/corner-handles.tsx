import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Point, Quad } from '#domain/room/homography.ts';
import type { Stage } from '../rendering/room-frame.tsx';
import { createCornerMarks } from './corner-marks.ts';
import { moveCorner, movePointByKey, toTransform } from './corners.ts';
import styles from './own-wall.module.css';

const CORNER_NAMES = ['Top left', 'Top right', 'Bottom right', 'Bottom left'] as const;

type CornerHandlesProps = {
  stage: Pick<Stage, 'width' | 'height' | 'redrawMarks'>;
  corners: Quad;
  /** Follows every move without rendering React. */
  moved: RefObject<Quad>;
  onDrop: (corners: Quad) => void;
};

/**
 * Four corners to drag with finger or mouse, or to move with the arrow keys. The shader draws them; the buttons follow when
 * a corner is dropped.
 */
export function CornerHandles({ stage, corners, moved, onDrop }: CornerHandlesProps) {
  const movingIndex = useRef<number>(undefined);
  const grip = useRef<Point>(undefined);
  const drawMarks = () => stage.redrawMarks(createCornerMarks(moved.current, movingIndex.current, stage));
  useEffect(() => {
    drawMarks();
    return () => stage.redrawMarks(undefined);
  });
  const place = (index: number, to: Point) => {
    moved.current = moveCorner(moved.current, index, to);
    movingIndex.current = index;
    drawMarks();
  };
  const hideLoupe = () => {
    movingIndex.current = undefined;
    drawMarks();
  };
  // The corner keeps its distance from the finger, so that it does not jump. A second finger moves nothing.
  const grab = (index: number) => (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.isPrimary || event.button > 0) return;
    const corner = moved.current[index] ?? corners[0];
    grip.current = { x: corner.x * stage.width - event.clientX, y: corner.y * stage.height - event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
    place(index, corner);
  };
  const drag = (index: number) => (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.isPrimary || !grip.current) return;
    const { width, height } = stage;
    place(index, { x: (event.clientX + grip.current.x) / width, y: (event.clientY + grip.current.y) / height });
  };
  const drop = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.isPrimary || !grip.current) return;
    grip.current = undefined;
    hideLoupe();
    onDrop(moved.current);
  };
  const moveByKey = (index: number) => (event: KeyboardEvent<HTMLButtonElement>) => {
    const to = movePointByKey(moved.current[index] ?? corners[0], event.key, event.shiftKey);
    if (!to) return;
    event.preventDefault();
    place(index, to);
    onDrop(moved.current);
  };
  return (
    <div className={styles.corners}>
      {corners.map((corner, index) => (
        <button
          key={CORNER_NAMES[index]}
          type="button"
          className={styles.corner}
          style={{ transform: toTransform(corner, stage) }}
          aria-label={`${CORNER_NAMES[index]} corner of the wall`}
          aria-description="Drag it or use the arrow keys. Hold Shift to move it further."
          onPointerDown={grab(index)}
          onPointerMove={drag(index)}
          onLostPointerCapture={drop}
          onKeyDown={moveByKey(index)}
          onBlur={hideLoupe}
        />
      ))}
    </div>
  );
}
