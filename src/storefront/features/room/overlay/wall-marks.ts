import { buildRuler } from '#domain/catalogue/pictures/image-viewer.ts';
import { formatLength, type LengthUnit } from '#domain/measuring/length-unit.ts';
import { metresToInches } from '#domain/measuring/metres.ts';
import type { SizeInInches } from '#domain/measuring/size.ts';
import { type Homography, invert, mapPoint, type Point } from '#domain/room/homography.ts';
import { placePiece, type Rectangle } from '#domain/room/piece-on-wall.ts';
import type { RoomScene } from '#domain/room/room-scene.ts';
import { fitWindow } from '#domain/room/window-fit.ts';

/** `value` counts in the unit of the ruler. */
type Mark = { at: Point; value: number; isLabelled: boolean };
export type Ruler = { from: Point; to: Point; marks: readonly Mark[] };

/** Labels on `rulerScale` at zoom 1. */
const MAX_LABELS = 8;
const INCHES_PER_FOOT = 12;
/** Distance between marks per unit; labels are 1, 2, 5, 10 … marks apart. */
const STEP: Readonly<Record<LengthUnit, number>> = { in: INCHES_PER_FOOT, ft: 1, cm: 10 };
/** Space that a person needs beside the piece. */
const PERSON_SPACE_METRES = 0.6;

/** The piece's rectangle on the wall in metres; `undefined` for draped cloth. */
export function locatePiece(scene: RoomScene, size: SizeInInches | undefined): Rectangle | undefined {
  if (scene.kind === 'wall') return placePiece(scene, size);
  if (scene.kind === 'cloth') return undefined;
  const [x, y, w, h] = fitWindow(scene, size).piece;
  const low = mapPoint(scene.toWall, { x, y: y + h });
  const high = mapPoint(scene.toWall, { x: x + w, y });
  return { left: low.x, bottom: low.y, right: high.x, top: high.y };
}

/** The minimum distance between labels, as a share of the picture. */
export type LabelSpace = { label: number };

/** A ruler along the top and one along the left of the piece, in shares of the picture. */
export function createPieceRulers(
  toWall: Homography,
  piece: Rectangle,
  inches: SizeInInches,
  unit: LengthUnit,
  room: readonly [LabelSpace, LabelSpace],
): readonly [Ruler, Ruler] {
  const toPicture = invert(toWall);
  const { left, right, top, bottom } = piece;
  const place = (across: number, down: number) =>
    mapPoint(toPicture, { x: left + (right - left) * across, y: top + (bottom - top) * down });
  const ruler = (length: number, { label }: LabelSpace, at: (share: number) => Point): Ruler => {
    const [from, to] = [at(0), at(1)];
    const seen = Math.hypot(to.x - from.x, to.y - from.y);
    // `rulerScale` assumes a phone's width; `zoom` adjusts it to this ruler.
    const zoom = Math.max(seen / label / MAX_LABELS, 1 / MAX_LABELS);
    // `rulerScale` marks every foot, so one step of this unit is passed as one foot.
    const steps = toUnit(unit, length) / STEP[unit];
    const marks = buildRuler(steps * INCHES_PER_FOOT, zoom).map(({ inches: feet, isLabelled }) => {
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

/** Uses rounded centimetres, so that a piece of 100 cm has a mark at 100. */
const toUnit = (unit: LengthUnit, inches: number): number =>
  unit === 'ft' ? inches / INCHES_PER_FOOT : Number.parseFloat(formatLength(unit, inches));

/** The size that is drawn: the entered one, limited to what fits the room. */
export function getDrawnSize(scene: RoomScene, piece: Rectangle, size: SizeInInches | undefined): SizeInInches {
  if (scene.kind === 'window') {
    const { width, height } = fitWindow(scene, size);
    return { widthInInches: metresToInches(width), heightInInches: metresToInches(height) };
  }
  return (
    size ?? {
      widthInInches: metresToInches(piece.right - piece.left),
      heightInInches: metresToInches(piece.top - piece.bottom),
    }
  );
}

/** A free position beside the piece, in metres from the wall's left end. */
export function findPersonPosition(scene: RoomScene, piece: Rectangle): number {
  const [from, to] = scene.kind === 'wall' ? [scene.seen[0], scene.seen[2]] : [0, piece.right + PERSON_SPACE_METRES];
  if (piece.right + PERSON_SPACE_METRES <= to) return piece.right + PERSON_SPACE_METRES * 0.7;
  return piece.left - PERSON_SPACE_METRES >= from ? piece.left - PERSON_SPACE_METRES * 0.7 : to - PERSON_SPACE_METRES;
}
