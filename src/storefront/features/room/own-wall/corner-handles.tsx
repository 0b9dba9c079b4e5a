import type { KeyboardEvent, PointerEvent } from 'react';
import type { Point, Quad } from '#domain/room/homography.ts';
import styles from '../room.module.css';
import type { FrameSize } from '../stage/room-frame.tsx';
import { moveCorner, moveCornerByKey } from './corners.ts';

const CORNER_NAMES = ['Top left', 'Top right', 'Bottom right', 'Bottom left'] as const;

type CornerHandlesProps = { box: FrameSize; corners: Quad; onChange: (corners: Quad) => void };

/** Four corners to drag with finger or mouse, or to move with the arrow keys. */
export function CornerHandles({ box, corners, onChange }: CornerHandlesProps) {
  const line = corners.map(({ x, y }) => `${x * box.width},${y * box.height}`).join(' ');
  const move = (at: number, to: Point) => onChange(moveCorner(corners, at, to));
  const drag = (at: number) => (event: PointerEvent<HTMLButtonElement>) => {
    const frame = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!frame || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    move(at, { x: (event.clientX - frame.left) / frame.width, y: (event.clientY - frame.top) / frame.height });
  };
  const press = (at: number, corner: Point) => (event: KeyboardEvent) => {
    const to = moveCornerByKey(corner, event.key, event.shiftKey);
    if (!to) return;
    event.preventDefault();
    move(at, to);
  };
  return (
    <div className={styles.corners}>
      <svg className={styles.overlay} width={box.width} height={box.height} aria-hidden="true">
        <polygon className={styles.quad} points={line} />
      </svg>
      {corners.map((corner, at) => (
        <button
          key={CORNER_NAMES[at]}
          type="button"
          className={styles.corner}
          style={{ left: `${corner.x * 100}%`, top: `${corner.y * 100}%` }}
          aria-label={`${CORNER_NAMES[at]} corner of the wall`}
          aria-description="Drag it, or move it with the arrow keys. Shift moves it further."
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag(at)}
          onKeyDown={press(at, corner)}
        />
      ))}
    </div>
  );
}
