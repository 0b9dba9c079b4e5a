import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Point } from '#domain/room/homography.ts';
import type { Stage } from '../rendering/room-frame.tsx';
import type { Brush } from './brush-tools.tsx';
import { clampShare, movePointByKey } from './corners.ts';
import type { Stroke } from './furniture-mask.ts';
import styles from './own-wall.module.css';

type BrushPadProps = {
  stage: Pick<Stage, 'width' | 'height' | 'redrawMarks'>;
  brush: Brush;
  /** Called for every point, without rendering React. */
  onPaint: (stroke: Stroke) => void;
  onStroke: (stroke: Stroke) => void;
};

const MIDDLE: Point = { x: 0.5, y: 0.5 };

/**
 * Covers the photo: a finger or the mouse paints; the arrow keys move the brush and Space paints a dot. The shader draws the
 * brush.
 */
export function BrushPad({ stage, brush, onPaint, onStroke }: BrushPadProps) {
  const stroke = useRef<Stroke>(undefined);
  /** Where the pad is while a finger paints; asking for it with every movement would be slow. */
  const box = useRef<DOMRect>(undefined);
  const position = useRef(MIDDLE);
  const { width, height, redrawMarks } = stage;
  const drawBrush = () => {
    const { x, y } = position.current;
    redrawMarks({ screen: [width, height], brush: [x * width, y * height, brush.diameterPx / 2] });
  };
  useEffect(() => {
    drawBrush();
    return () => redrawMarks(undefined);
  });
  const moveBrush = (to: Point) => {
    position.current = to;
    drawBrush();
  };
  const start = (at: Point): Stroke => ({
    points: [at],
    diameter: brush.diameterPx / width,
    isErasing: brush.isErasing,
  });
  const toShare = (event: PointerEvent<HTMLElement>): Point => {
    const { left, top } = box.current ?? event.currentTarget.getBoundingClientRect();
    return { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
  };
  // A second finger or another mouse button paints nothing.
  const press = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || event.button > 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    box.current = event.currentTarget.getBoundingClientRect();
    stroke.current = start(toShare(event));
    moveBrush(toShare(event));
    onPaint(stroke.current);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary) return;
    const at = toShare(event);
    moveBrush(at);
    if (!stroke.current) return;
    stroke.current.points.push(at);
    onPaint(stroke.current);
  };
  const lift = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary) return;
    if (stroke.current) onStroke(stroke.current);
    stroke.current = undefined;
    box.current = undefined;
  };
  const handleKey = (event: KeyboardEvent) => {
    const to = movePointByKey(position.current, event.key, event.shiftKey);
    if (to) moveBrush({ x: clampShare(to.x), y: clampShare(to.y) });
    else if (event.key !== ' ') return;
    else {
      const dot = start(position.current);
      onPaint(dot);
      onStroke(dot);
    }
    event.preventDefault();
  };
  return (
    <div
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the brush.
      tabIndex={0}
      className={styles.brushPad}
      aria-label="Brush over the furniture"
      aria-description="The arrow keys move the brush. Hold Shift to move it further. Space paints a dot."
      onPointerDown={press}
      onPointerMove={move}
      onLostPointerCapture={lift}
      onKeyDown={handleKey}
    />
  );
}
