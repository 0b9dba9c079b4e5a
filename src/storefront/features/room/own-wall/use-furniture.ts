import { useState } from 'react';
import type { RowRange } from '../gl/room-renderer.ts';
import { createFurnitureMask, paintStroke, repaintMask, type Stroke } from './furniture-mask.ts';
import type { OwnPhoto } from './own-photo.ts';

/** The furniture brushed in front of the wall. */
export function useFurniture(photo: OwnPhoto) {
  const [mask] = useState(() => createFurnitureMask(photo));
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  return {
    mask,
    canUndo: strokes.length > 0,
    /** Paints the newest part of a stroke that is still growing; returns the changed rows. */
    paint: (stroke: Stroke): RowRange => paintStroke(mask, stroke, Math.max(0, stroke.points.length - 2)),
    addStroke: (stroke: Stroke) => setStrokes((drawn) => [...drawn, stroke]),
    /** Returns the changed rows. */
    undo: (): RowRange => {
      const remaining = strokes.slice(0, -1);
      setStrokes(remaining);
      return repaintMask(mask, remaining);
    },
  };
}
