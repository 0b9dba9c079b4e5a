import { rulerScale } from '#domain/catalogue/image-viewer.ts';
import { type LengthUnit, lengthText } from '#domain/product/length-unit.ts';
import { type Homography, inverted, mapPoint, type Point } from '#domain/room/homography.ts';
import { type InchSize, metresToInches } from '#domain/room/metres.ts';
import { pieceOnWall, type Rectangle } from '#domain/room/piece-on-wall.ts';
import type { RoomScene } from '#domain/room/room-scene.ts';
import { fittedWindow } from '#domain/room/window-fit.ts';

/** `value` counts in the unit of the ruler. */
type Mark = { at: Point; value: number; isLabelled: boolean };
export type Ruler = { from: Point; to: Point; marks: readonly Mark[] };

/** As many numbers as the ruler's scale has at its own size. */
const MOST_LABELS = 8;
const INCHES_PER_FOOT = 12;
/** From mark to mark in each unit; numbers stand 1, 2, 5, 10 … of these apart, so that they are round. */
const STEP: Readonly<Record<LengthUnit, number>> = { in: INCHES_PER_FOOT, ft: 1, cm: 10 };
/** Metres that a person needs beside something. */
const ARM = 0.6;

/** Where the piece lies on the wall, in metres; nothing for draped cloth. */
export function measuredPiece(scene: RoomScene, size: InchSize | undefined): Rectangle | undefined {
  if (scene.kind === 'wall') return pieceOnWall(scene, size);
  if (scene.kind === 'cloth') return undefined;
  const [x, y, w, h] = fittedWindow(scene, size).piece;
  const low = mapPoint(scene.toWall, { x, y: y + h });
  const high = mapPoint(scene.toWall, { x: x + w, y });
  return { left: low.x, bottom: low.y, right: high.x, top: high.y };
}

/** Numbers closer than this run into each other; in shares of the picture. */
export type Room = { label: number };

/** A ruler along the top and one along the left of the piece, in shares of the picture. */
export function pieceRulers(
  toWall: Homography,
  piece: Rectangle,
  inches: InchSize,
  unit: LengthUnit,
  room: readonly [Room, Room],
): readonly [Ruler, Ruler] {
  const toPicture = inverted(toWall);
  const { left, right, top, bottom } = piece;
  const place = (across: number, down: number) =>
    mapPoint(toPicture, { x: left + (right - left) * across, y: top + (bottom - top) * down });
  const ruler = (length: number, { label }: Room, at: (share: number) => Point): Ruler => {
    const [from, to] = [at(0), at(1)];
    const seen = Math.hypot(to.x - from.x, to.y - from.y);
    // The scale puts numbers where they fit on a phone; here it is told how much wider or narrower this ruler is.
    const zoom = Math.max(seen / label / MOST_LABELS, 1 / MOST_LABELS);
    // The scale has a mark a foot: whatever a step is here, it is told as many feet.
    const steps = lengthIn(unit, length) / STEP[unit];
    const marks = rulerScale(steps * INCHES_PER_FOOT, zoom).map(({ inches: feet, isLabelled }) => {
      const count = feet / INCHES_PER_FOOT;
      return { at: at(count / steps), value: count * STEP[unit], isLabelled };
    });
    return { from, to, marks };
  };
  return [
    ruler(inches.widthInInches, room[0], (share) => place(share, 0)),
    ruler(inches.heightInInches, room[1], (share) => place(0, share)),
  ];
}

/** Centimetres as they are said, so that a piece of 100 cm has its mark at 100. */
const lengthIn = (unit: LengthUnit, inches: number): number =>
  unit === 'ft' ? inches / INCHES_PER_FOOT : Number.parseFloat(lengthText(unit, inches));

/** The size in inches of what is drawn: the entered one, or as much of it as the room can show. */
export function drawnInches(scene: RoomScene, piece: Rectangle, size: InchSize | undefined): InchSize {
  if (scene.kind === 'window') {
    const { width, height } = fittedWindow(scene, size);
    return { widthInInches: metresToInches(width), heightInInches: metresToInches(height) };
  }
  return (
    size ?? {
      widthInInches: metresToInches(piece.right - piece.left),
      heightInInches: metresToInches(piece.top - piece.bottom),
    }
  );
}

/** A free place beside the piece for somebody to stand, in metres from the wall's left end. */
export function standingPlace(scene: RoomScene, piece: Rectangle): number {
  const [from, to] = scene.kind === 'wall' ? [scene.seen[0], scene.seen[2]] : [0, piece.right + ARM];
  if (piece.right + ARM <= to) return piece.right + ARM * 0.7;
  return piece.left - ARM >= from ? piece.left - ARM * 0.7 : to - ARM;
}
