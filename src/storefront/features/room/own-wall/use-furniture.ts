import { useState } from 'react';
import { createFurnitureMask, paintStroke, repaintMask, type Stroke } from './furniture-mask.ts';
import type { OwnPhoto } from './own-photo.ts';

/** The furniture brushed in front of the wall. */
export function useFurniture(photo: OwnPhoto) {
  const [mask] = useState(() => createFurnitureMask(photo));
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  return {
    mask,
    canUndo: strokes.length > 0,
    /** Paints the newest part of a stroke that is still growing. */
    paint: (stroke: Stroke) => paintStroke(mask, stroke, Math.max(0, stroke.points.length - 2)),
    addStroke: (stroke: Stroke) => setStrokes((drawn) => [...drawn, stroke]),
    undo: () => {
      const remaining = strokes.slice(0, -1);
      setStrokes(remaining);
      repaintMask(mask, remaining);
    },
  };
}
