import { describe, expect, it } from 'vitest';
import { pieceRulers, type Room } from './wall-marks.ts';

/** Ten metres wide and high, so that a share of the picture is ten metres. */
const toWall = [10, 0, 0, 0, -10, 10, 0, 0, 1] as const;
const piece = { left: 1, bottom: 1, right: 1 + 96 * 0.0254, top: 1 + 60 * 0.0254 };
const inches = { widthInInches: 96, heightInInches: 60 };
const wide = [{ label: 0.01 }, { label: 0.01 }] as const;

describe('pieceRulers', () => {
  it('mark every foot where it lies on the wall', () => {
    const [across, down] = pieceRulers(toWall, piece, inches, wide);
    expect(across.marks.map((mark) => mark.inches)).toEqual([0, 12, 24, 36, 48, 60, 72, 84, 96]);
    expect(across.marks[2]?.at.x).toBeCloseTo((1 + 24 * 0.0254) / 10, 10);
    expect(down.marks.at(-1)?.at.y).toBeCloseTo(1 - piece.bottom / 10, 10);
  });

  it('write fewer numbers where there is less room', () => {
    const narrow = [{ label: 0.09 }, { label: 0.09 }] as const;
    const labelled = (room: readonly [Room, Room]) =>
      pieceRulers(toWall, piece, inches, room)[0].marks.filter((mark) => mark.isLabelled).length;
    expect(labelled(narrow)).toBeLessThan(labelled(wide));
  });
});
