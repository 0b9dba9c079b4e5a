import { describe, expect, it } from 'vitest';
import { LENGTH_UNITS, type LengthUnit } from '#domain/measuring/length-unit.ts';
import type { RoomScene } from '#domain/room/room-scene.ts';
import rooms from '#storefront/content/live-rooms.json' with { type: 'json' };
import { createPieceRulers, findMiddle, getDrawnSize, type LabelSpace, locatePiece, type Ruler } from './wall-marks.ts';

/** The picture is ten metres wide and high. */
const toWall = [10, 0, 0, 0, -10, 10, 0, 0, 1] as const;
const inches = { widthInInches: 96, heightInInches: 60 };
const wide = [{ minGap: 0.01 }, { minGap: 0.01 }] as const;

const createPiece = ({ widthInInches, heightInInches } = inches) => ({
  left: 1,
  bottom: 1,
  right: 1 + widthInInches * 0.0254,
  top: 1 + heightInInches * 0.0254,
});
const getValues = ({ marks }: Ruler) => marks.map(({ value }) => value);
const listNumbers = ({ marks }: Ruler) => marks.filter(({ isLabelled, value }) => isLabelled && value > 0);

describe('findMiddle', () => {
  it.each(Object.entries(rooms as unknown as Record<string, RoomScene>))('is inside the picture of %s', (_, scene) => {
    expect(findMiddle(scene)).toBeGreaterThan(0.2);
    expect(findMiddle(scene)).toBeLessThan(0.8);
  });
});

describe('createPieceRulers', () => {
  it('marks every foot at its position on the wall', () => {
    const [across, down] = createPieceRulers(toWall, createPiece(), inches, 'in', wide);
    expect(getValues(across)).toEqual([0, 12, 24, 36, 48, 60, 72, 84, 96]);
    expect(across.marks[2]?.at.x).toBeCloseTo((1 + 24 * 0.0254) / 10, 10);
    expect(down.marks.at(-1)?.at.y).toBeCloseTo(1 - createPiece().bottom / 10, 10);
  });

  it('uses the shopper’s unit: whole feet, round centimetres', () => {
    expect(getValues(createPieceRulers(toWall, createPiece(), inches, 'ft', wide)[0])).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    const size = { widthInInches: 39.37, heightInInches: 120 };
    const [across, down] = createPieceRulers(toWall, createPiece(size), size, 'cm', [
      { minGap: 0.01 },
      { minGap: 0.1 },
    ]);
    expect(getValues(across)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
    expect(across.marks[5]?.at.x).toBeCloseTo(0.15, 5);
    expect(listNumbers(down).map(({ value }) => value)).toEqual([100, 200, 300]);
  });

  it('shows fewer labels in less space', () => {
    const narrow = [{ minGap: 0.09 }, { minGap: 0.09 }] as const;
    const countLabels = (labelSpace: readonly [LabelSpace, LabelSpace]) =>
      createPieceRulers(toWall, createPiece(), inches, 'in', labelSpace)[0].marks.filter((mark) => mark.isLabelled)
        .length;
    expect(countLabels(narrow)).toBeLessThan(countLabels(wide));
  });
});

describe('rulers on a phone', () => {
  const box = { width: 288, height: 288 };
  const labelSpace = [{ minGap: 34 / box.width }, { minGap: 22 / box.height }] as const;
  const scenes = Object.values(rooms as unknown as Record<string, RoomScene>);
  const sizes = [10, 39.37, 60, 96, 144, 400, 1000].map((side) => ({
    widthInInches: side,
    heightInInches: side * 0.8,
  }));

  /** Pixels between labels, along the top or the side. */
  const listGaps = (scene: RoomScene, unit: LengthUnit, side: 0 | 1) =>
    sizes.flatMap((size) => {
      const piece = locatePiece(scene, size);
      if (!piece || !scene.toWall) return [];
      const ruler = createPieceRulers(scene.toWall, piece, getDrawnSize(scene, piece, size), unit, labelSpace)[side];
      const positions = listNumbers(ruler).map(({ at }) => (side === 0 ? at.x * box.width : at.y * box.height));
      return positions.slice(1).map((position, index) => position - (positions[index] ?? position));
    });

  it.each(LENGTH_UNITS)('have labels in %s that never overlap', (unit) => {
    const [across, down] = ([0, 1] as const).map((side) => scenes.flatMap((scene) => listGaps(scene, unit, side)));
    expect(across?.length).toBeGreaterThan(20);
    expect(Math.min(...(across ?? []))).toBeGreaterThan(30);
    expect(Math.min(...(down ?? []))).toBeGreaterThan(18);
  });
});
