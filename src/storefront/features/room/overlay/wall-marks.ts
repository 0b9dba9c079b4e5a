import { buildRuler } from '#domain/catalogue/pictures/ruler.ts';
import { formatLength, INCHES_PER_FOOT, type LengthUnit, metresToInches } from '#domain/measuring/length-unit.ts';
import type { SizeInInches } from '#domain/measuring/size.ts';
import { type Homography, invert, mapPoint, type Point } from '#domain/room/homography.ts';
import { placePiece, type Rectangle } from '#domain/room/piece-on-wall.ts';
import type { RoomScene } from '#domain/room/room-scene.ts';
import { fitWindow } from '#domain/room/window-fit.ts';

/** `value` counts in the unit of the ruler. */
type Mark = { at: Point; value: number; isLabelled: boolean };
export type Ruler = { from: Point; to: Point; marks: readonly Mark[] };

/** Labels of `buildRuler` at zoom 1. */
const MAX_LABELS = 8;
/** Distance between marks per unit; labels are 1, 2, 5, 10 … marks apart. */
const UNITS_PER_MARK: Readonly<Record<LengthUnit, number>> = { in: INCHES_PER_FOOT, ft: 1, cm: 10 };
/** Space that a person needs beside the piece. */
const PERSON_SPACE_METRES = 0.6;

/** Returns the piece's rectangle on the wall in metres; `undefined` for draped cloth. */
export function locatePiece(scene: RoomScene, size: SizeInInches | undefined): Rectangle | undefined {
  if (scene.kind === 'wall') return placePiece(scene, size);
  if (scene.kind === 'cloth') return undefined;
  const [x, y, w, h] = fitWindow(scene, size).piece;
  const low = mapPoint(scene.toWall, { x, y: y + h });
  const high = mapPoint(scene.toWall, { x: x + w, y });
  return { left: low.x, bottom: low.y, right: high.x, top: high.y };
}

/** Returns what a narrow screen shows in its middle, as a share of the picture's width. */
export function findMiddle(scene: RoomScene): number {
  if (scene.kind === 'cloth') return 0.5;
  if (scene.kind === 'window') return scene.piece[0] + scene.piece[2] / 2;
  const [x, y] = scene.focus;
  return mapPoint(invert(scene.toWall), { x, y }).x;
}

/** The minimum distance between labels, as a share of the picture. */
export type LabelSpace = { minGap: number };

/** Returns a ruler along the top and one along the left of the piece, in shares of the picture. */
export function createPieceRulers(
  toWall: Homography,
  piece: Rectangle,
  inches: SizeInInches,
  unit: LengthUnit,
  labelSpace: readonly [LabelSpace, LabelSpace],
): readonly [Ruler, Ruler] {
  const toPicture = invert(toWall);
  const { left, right, top, bottom } = piece;
  const locate = (across: number, down: number) =>
    mapPoint(toPicture, { x: left + (right - left) * across, y: top + (bottom - top) * down });
  const createRuler = (length: number, { minGap }: LabelSpace, toPoint: (share: number) => Point): Ruler => {
    const [from, to] = [toPoint(0), toPoint(1)];
    const visibleLength = Math.hypot(to.x - from.x, to.y - from.y);
    // `buildRuler` assumes a phone's width; `zoom` adjusts it to this ruler.
    const zoom = Math.max(visibleLength / minGap / MAX_LABELS, 1 / MAX_LABELS);
    // `buildRuler` marks every foot, so one step of this unit is passed as one foot.
    const steps = toUnit(unit, length) / UNITS_PER_MARK[unit];
    const marks = buildRuler(steps * INCHES_PER_FOOT, zoom).map(({ inches: markInches, isLabelled }) => {
      const count = markInches / INCHES_PER_FOOT;
      return { at: toPoint(count / steps), value: count * UNITS_PER_MARK[unit], isLabelled };
    });
    return { from, to, marks };
  };
  return [
    createRuler(inches.widthInInches, labelSpace[0], (share) => locate(share, 0)),
    createRuler(inches.heightInInches, labelSpace[1], (share) => locate(0, share)),
  ];
}

/** Uses rounded centimetres, so that a piece of 100 cm has a mark at 100. */
const toUnit = (unit: LengthUnit, inches: number): number =>
  unit === 'ft' ? inches / INCHES_PER_FOOT : Number.parseFloat(formatLength(unit, inches));

/** Returns the entered size, limited to what fits the room. */
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

/** Returns a free position beside the piece, in metres from the wall's left end. */
export function findPersonPosition(scene: RoomScene, piece: Rectangle): number {
  const [from, to] = scene.kind === 'wall' ? [scene.seen[0], scene.seen[2]] : [0, piece.right + PERSON_SPACE_METRES];
  if (piece.right + PERSON_SPACE_METRES <= to) return piece.right + PERSON_SPACE_METRES * 0.7;
  return piece.left - PERSON_SPACE_METRES >= from ? piece.left - PERSON_SPACE_METRES * 0.7 : to - PERSON_SPACE_METRES;
}
