import type { KeyboardEvent, PointerEvent } from 'react';
import type { Point, Quad } from '#domain/room/homography.ts';
import type { FrameSize } from '../rendering/room-frame.tsx';
import styles from '../room.module.css';
import { moveCorner, moveCornerByKey } from './corners.ts';

const CORNER_NAMES = ['Top left', 'Top right', 'Bottom right', 'Bottom left'] as const;

type CornerHandlesProps = { box: FrameSize; corners: Quad; onChange: (corners: Quad) => void };

/** Four corners to drag with finger or mouse, or to move with the arrow keys. */
export function CornerHandles({ box, corners, onChange }: CornerHandlesProps) {
  const points = corners.map(({ x, y }) => `${x * box.width},${y * box.height}`).join(' ');
  const move = (index: number, to: Point) => onChange(moveCorner(corners, index, to));
  const drag = (index: number) => (event: PointerEvent<HTMLButtonElement>) => {
    const frame = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!frame || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    move(index, { x: (event.clientX - frame.left) / frame.width, y: (event.clientY - frame.top) / frame.height });
  };
  const moveByKey = (index: number, corner: Point) => (event: KeyboardEvent) => {
    const to = moveCornerByKey(corner, event.key, event.shiftKey);
    if (!to) return;
    event.preventDefault();
    move(index, to);
  };
  return (
    <div className={styles.corners}>
      <svg className={styles.overlay} width={box.width} height={box.height} aria-hidden="true">
        <polygon className={styles.quad} points={points} />
      </svg>
      {corners.map((corner, index) => (
        <button
          key={CORNER_NAMES[index]}
          type="button"
          className={styles.corner}
          style={{ left: `${corner.x * 100}%`, top: `${corner.y * 100}%` }}
          aria-label={`${CORNER_NAMES[index]} corner of the wall`}
          aria-description="Drag it or use the arrow keys. Hold Shift to move it further."
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag(index)}
          onKeyDown={moveByKey(index, corner)}
        />
      ))}
    </div>
  );
}
