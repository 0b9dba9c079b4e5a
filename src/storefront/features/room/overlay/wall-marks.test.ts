import { describe, expect, it } from 'vitest';
import { LENGTH_UNITS, type LengthUnit } from '#domain/measuring/length-unit.ts';
import type { RoomScene } from '#domain/room/room-scene.ts';
import rooms from '../../../content/live-rooms.json' with { type: 'json' };
import { createPieceRulers, getDrawnSize, type LabelSpace, locatePiece, type Ruler } from './wall-marks.ts';

/** Ten metres wide and high, so that a share of the picture is ten metres. */
const toWall = [10, 0, 0, 0, -10, 10, 0, 0, 1] as const;
const inches = { widthInInches: 96, heightInInches: 60 };
const wide = [{ label: 0.01 }, { label: 0.01 }] as const;

const pieceOf = ({ widthInInches, heightInInches } = inches) => ({
  left: 1,
  bottom: 1,
  right: 1 + widthInInches * 0.0254,
  top: 1 + heightInInches * 0.0254,
});
const valuesOf = ({ marks }: Ruler) => marks.map(({ value }) => value);
const numbersOf = ({ marks }: Ruler) => marks.filter(({ isLabelled, value }) => isLabelled && value > 0);

describe('createPieceRulers', () => {
  it('marks every foot at its position on the wall', () => {
    const [across, down] = createPieceRulers(toWall, pieceOf(), inches, 'in', wide);
    expect(valuesOf(across)).toEqual([0, 12, 24, 36, 48, 60, 72, 84, 96]);
    expect(across.marks[2]?.at.x).toBeCloseTo((1 + 24 * 0.0254) / 10, 10);
    expect(down.marks.at(-1)?.at.y).toBeCloseTo(1 - pieceOf().bottom / 10, 10);
  });

  it('uses the shopper’s unit: whole feet, round centimetres', () => {
    expect(valuesOf(createPieceRulers(toWall, pieceOf(), inches, 'ft', wide)[0])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    const size = { widthInInches: 39.37, heightInInches: 120 };
    const [across, down] = createPieceRulers(toWall, pieceOf(size), size, 'cm', [{ label: 0.01 }, { label: 0.1 }]);
    expect(valuesOf(across)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
    expect(across.marks[5]?.at.x).toBeCloseTo(0.15, 5);
    expect(numbersOf(down).map(({ value }) => value)).toEqual([100, 200, 300]);
  });

  it('shows fewer labels in less space', () => {
    const narrow = [{ label: 0.09 }, { label: 0.09 }] as const;
    const labelled = (room: readonly [LabelSpace, LabelSpace]) =>
      createPieceRulers(toWall, pieceOf(), inches, 'in', room)[0].marks.filter((mark) => mark.isLabelled).length;
    expect(labelled(narrow)).toBeLessThan(labelled(wide));
  });
});

describe('on a phone', () => {
  const box = { width: 288, height: 288 };
  const room = [{ label: 34 / box.width }, { label: 22 / box.height }] as const;
  const scenes = Object.values(rooms as unknown as Record<string, RoomScene>);
  const sizes = [10, 39.37, 60, 96, 144, 400, 1000].map((side) => ({
    widthInInches: side,
    heightInInches: side * 0.8,
  }));

  /** Pixels from number to number, along the top or down the side. */
  const gapsOf = (scene: RoomScene, unit: LengthUnit, side: 0 | 1) =>
    sizes.flatMap((size) => {
      const piece = locatePiece(scene, size);
      if (!piece || !scene.toWall) return [];
      const ruler = createPieceRulers(scene.toWall, piece, getDrawnSize(scene, piece, size), unit, room)[side];
      const places = numbersOf(ruler).map(({ at }) => (side === 0 ? at.x * box.width : at.y * box.height));
      return places.slice(1).map((place, before) => place - (places[before] ?? place));
    });

  it.each(LENGTH_UNITS)('labels in %s never overlap', (unit) => {
    const [across, down] = ([0, 1] as const).map((side) => scenes.flatMap((scene) => gapsOf(scene, unit, side)));
    expect(across?.length).toBeGreaterThan(20);
    expect(Math.min(...(across ?? []))).toBeGreaterThan(30);
    expect(Math.min(...(down ?? []))).toBeGreaterThan(18);
  });
});
