import { describe, expect, it } from 'vitest';
import { fitWindow } from './window-fit.ts';

const scene = {
  piece: [0.2, 0.1, 0.6, 0.8],
  pieceMetres: [3, 2.5],
  cutBox: [0.15, 0.05, 0.7, 0.9],
  limits: { width: [0.9, 3], height: [1.2, 2.5] },
} as const;
const createSizeFromMetres = (width: number, height: number) => ({
  widthInInches: width / 0.0254,
  heightInInches: height / 0.0254,
});

describe('fitWindow', () => {
  it('keeps the rendered window without a size', () => {
    const { piece, cutBox, stretch } = fitWindow(scene, undefined);
    expect(stretch).toEqual([1, 1]);
    for (const [index, value] of scene.piece.entries()) expect(piece[index]).toBeCloseTo(value, 12);
    for (const [index, value] of scene.cutBox.entries()) expect(cutBox[index]).toBeCloseTo(value, 12);
  });

  it('scales the window to the piece, keeping its centre and rail in place', () => {
    const { piece, stretch, isWidthLimited, isHeightLimited, isBelowMinimum } = fitWindow(
      scene,
      createSizeFromMetres(1.5, 2),
    );
    expect(piece[2]).toBeCloseTo(0.3, 10);
    expect(piece[3]).toBeCloseTo(0.64, 10);
    expect(piece[0] + piece[2] / 2).toBeCloseTo(0.5, 10);
    expect(piece[1]).toBeCloseTo(0.1, 10);
    expect(stretch[0]).toBeCloseTo(0.5, 10);
    expect([isWidthLimited, isHeightLimited, isBelowMinimum]).toEqual([false, false, false]);
  });

  it('stops at the maximum size and reports it', () => {
    expect(fitWindow(scene, createSizeFromMetres(5, 4))).toMatchObject({
      width: 3,
      height: 2.5,
      isWidthLimited: true,
      isHeightLimited: true,
    });
  });

  it('stops at the minimum size and reports it', () => {
    expect(fitWindow(scene, createSizeFromMetres(0.1, 2))).toMatchObject({
      width: 0.9,
      isBelowMinimum: true,
      isWidthLimited: false,
    });
  });
});
