/**
 * A window becomes as large as the curtain or blind that was typed, within what its room can show; the rail stays where it
 * is, and the window keeps its middle.
 */
import { type InchSize, inchesToMetres } from './metres.ts';
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

export function fittedWindow(scene: Fitting, size: InchSize | undefined): FittedWindow {
  const [drawnWidth, drawnHeight] = scene.pieceMetres;
  const wanted = size
    ? [inchesToMetres(size.widthInInches), inchesToMetres(size.heightInInches)]
    : [drawnWidth, drawnHeight];
  const [wantedWidth = drawnWidth, wantedHeight = drawnHeight] = wanted;
  const width = within(wantedWidth, scene.limits.width);
  const height = within(wantedHeight, scene.limits.height);
  const stretch = [width / drawnWidth, height / drawnHeight] as const;
  return {
    piece: stretched(scene.piece, scene.piece, stretch),
    cut: stretched(scene.cutBox, scene.piece, stretch),
    width,
    height,
    stretch,
    isNarrowed: wantedWidth > width,
    isShortened: wantedHeight > height,
    isEnlarged: wantedWidth < width || wantedHeight < height,
  };
}

const within = (length: number, [least, most]: readonly [number, number]): number =>
  Math.max(least, Math.min(most, length));

/** A box stretched sideways from the middle and downwards from the top of another. */
function stretched([x, y, w, h]: Box, [left, top, width]: Box, [across, down]: readonly [number, number]): Box {
  const middle = left + width / 2;
  return [middle + (x - middle) * across, top + (y - top) * down, w * across, h * down];
}
