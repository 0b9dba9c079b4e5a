/**
 * Scales a room's window to the entered size of the curtain or blind, within the limits of the room. The top edge
 * (the rail) and the horizontal centre stay in place.
 */
import { inchesToMetres } from '../measuring/length-unit.ts';
import type { SizeInInches } from '../measuring/size.ts';
import type { Box, WindowScene } from './room-scene.ts';

export type FittedWindow = {
  /** Positions of the piece (curtain or blind) and of the cut-out window in the picture. */
  readonly piece: Box;
  readonly cutBox: Box;
  /** The drawn size in metres. */
  readonly width: number;
  readonly height: number;
  /** Horizontal and vertical scale relative to the rendered window. */
  readonly stretch: readonly [number, number];
  /** The room cannot show the entered width. */
  readonly isWidthLimited: boolean;
  /** The room cannot show the entered height. */
  readonly isHeightLimited: boolean;
  /** The entered width or height is smaller than the room can show. */
  readonly isBelowMinimum: boolean;
};

type ScalableScene = Pick<WindowScene, 'piece' | 'pieceMetres' | 'cutBox' | 'limits'>;

export function fitWindow(scene: ScalableScene, size: SizeInInches | undefined): FittedWindow {
  const [renderedWidth, renderedHeight] = scene.pieceMetres;
  const wantedWidth = size ? inchesToMetres(size.widthInInches) : renderedWidth;
  const wantedHeight = size ? inchesToMetres(size.heightInInches) : renderedHeight;
  const width = clampLength(wantedWidth, scene.limits.width);
  const height = clampLength(wantedHeight, scene.limits.height);
  const stretch = [width / renderedWidth, height / renderedHeight] as const;
  return {
    piece: stretchBox(scene.piece, scene.piece, stretch),
    cutBox: stretchBox(scene.cutBox, scene.piece, stretch),
    width,
    height,
    stretch,
    isWidthLimited: wantedWidth > width,
    isHeightLimited: wantedHeight > height,
    isBelowMinimum: wantedWidth < width || wantedHeight < height,
  };
}

const clampLength = (length: number, [min, max]: readonly [number, number]): number =>
  Math.max(min, Math.min(max, length));

/** Scales the first box horizontally from the centre and vertically from the top of the second. */
function stretchBox([x, y, w, h]: Box, [left, top, width]: Box, [across, down]: readonly [number, number]): Box {
  const middle = left + width / 2;
  return [middle + (x - middle) * across, top + (y - top) * down, w * across, h * down];
}
