import { describe, expect, it } from 'vitest';
import { fitWindow } from './window-fit.ts';

const scene = {
  piece: [0.2, 0.1, 0.6, 0.8],
  pieceMetres: [3, 2.5],
  cutBox: [0.15, 0.05, 0.7, 0.9],
  limits: { width: [0.9, 3], height: [1.2, 2.5] },
} as const;
const inches = (width: number, height: number) => ({ widthInInches: width / 0.0254, heightInInches: height / 0.0254 });

describe('fittedWindow', () => {
  it('leaves the window as it was drawn while no size is known', () => {
    const { piece, cut, stretch } = fitWindow(scene, undefined);
    expect(stretch).toEqual([1, 1]);
    for (const [at, value] of scene.piece.entries()) expect(piece[at]).toBeCloseTo(value, 12);
    for (const [at, value] of scene.cutBox.entries()) expect(cut[at]).toBeCloseTo(value, 12);
  });

  it('makes the window as large as the piece, its middle and its rail where they were', () => {
    const { piece, stretch, isNarrowed, isShortened, isEnlarged } = fitWindow(scene, inches(1.5, 2));
    expect(piece[2]).toBeCloseTo(0.3, 10);
    expect(piece[3]).toBeCloseTo(0.64, 10);
    expect(piece[0] + piece[2] / 2).toBeCloseTo(0.5, 10);
    expect(piece[1]).toBeCloseTo(0.1, 10);
    expect(stretch[0]).toBeCloseTo(0.5, 10);
    expect([isNarrowed, isShortened, isEnlarged]).toEqual([false, false, false]);
  });

  it('stops at the largest window of the room and says so', () => {
    expect(fitWindow(scene, inches(5, 4))).toMatchObject({
      width: 3,
      height: 2.5,
      isNarrowed: true,
      isShortened: true,
    });
  });

  it('stops at the smallest window of the room and says so', () => {
    expect(fitWindow(scene, inches(0.1, 2))).toMatchObject({ width: 0.9, isEnlarged: true, isNarrowed: false });
  });
});
