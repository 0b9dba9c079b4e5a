/**
 * A window becomes as large as the curtain or blind that was typed, within what its room can show; the rail stays where it
 * is, and the window keeps its middle.
 */

import { inchesToMetres } from '../measuring/metres.ts';
import type { SizeInInches } from '../measuring/size.ts';
import type { Box, WindowScene } from './room-scene.ts';

export type FittedWindow = {
  /** Where the piece and the cut-out window lie in the picture. */
  readonly piece: Box;
  readonly cut: Box;
  /** Metres that are drawn. */
  readonly width: number;
  readonly height: number;
  /** How much wider and higher than drawn at first: what coordinates on the cloth are multiplied by. */
  readonly stretch: readonly [number, number];
  readonly isNarrowed: boolean;
  readonly isShortened: boolean;
  readonly isEnlarged: boolean;
};

type Fitting = Pick<WindowScene, 'piece' | 'pieceMetres' | 'cutBox' | 'limits'>;

export function fitWindow(scene: Fitting, size: SizeInInches | undefined): FittedWindow {
  const [drawnWidth, drawnHeight] = scene.pieceMetres;
  const wanted = size
    ? [inchesToMetres(size.widthInInches), inchesToMetres(size.heightInInches)]
    : [drawnWidth, drawnHeight];
  const [wantedWidth = drawnWidth, wantedHeight = drawnHeight] = wanted;
  const width = clampLength(wantedWidth, scene.limits.width);
  const height = clampLength(wantedHeight, scene.limits.height);
  const stretch = [width / drawnWidth, height / drawnHeight] as const;
  return {
    piece: stretchBox(scene.piece, scene.piece, stretch),
    cut: stretchBox(scene.cutBox, scene.piece, stretch),
    width,
    height,
    stretch,
    isNarrowed: wantedWidth > width,
    isShortened: wantedHeight > height,
    isEnlarged: wantedWidth < width || wantedHeight < height,
  };
}

const clampLength = (length: number, [least, most]: readonly [number, number]): number =>
  Math.max(least, Math.min(most, length));

/** A box stretched sideways from the middle and downwards from the top of another. */
function stretchBox([x, y, w, h]: Box, [left, top, width]: Box, [across, down]: readonly [number, number]): Box {
  const middle = left + width / 2;
  return [middle + (x - middle) * across, top + (y - top) * down, w * across, h * down];
}
