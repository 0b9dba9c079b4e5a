import { describe, expect, it } from 'vitest';
import { getDrawnOptions } from '#domain/room/drawn-options.ts';
import type { FittedWindow } from '#domain/room/window-fit.ts';
import { buildWindowDressing } from './window-dressing.ts';

/** Half of the picture is two metres wide and one metre high. */
const fitted = { piece: [0.25, 0.1, 0.5, 0.5], width: 2, height: 1 } as unknown as FittedWindow;
const pair = { panels: [[0, 0.3] as const, [0.7, 1] as const], pleats: 8 };
const roller = { head: [0, 0.1] as const, hem: 0.6 };

describe('buildWindowDressing', () => {
  it('places both curtains of a pair, and their heading', () => {
    const { panels, pleats, shade } = buildWindowDressing(pair, fitted, getDrawnOptions({ curtainHeading: 'Eyelet' }));
    expect(panels.map((x) => Math.round(x * 1000) / 1000)).toEqual([0.25, 0.4, 0.6, 0.75]);
    expect(pleats).toEqual([8, 4, 0.1]);
    expect(shade).toEqual([0.25, 0.1, 0.75, 0.6]);
  });

  it('limits the shadow to a single curtain', () => {
    const { panels, shade } = buildWindowDressing({ panels: [[0.4, 1]], pleats: 16 }, fitted, getDrawnOptions({}));
    expect(panels[2]).toBeGreaterThan(1);
    expect(shade[0]).toBeCloseTo(0.45, 10);
  });

  it('places the chain 28 cm below the blind, on the chosen side', () => {
    const right = buildWindowDressing(roller, fitted, getDrawnOptions({ sideOfControls: 'Right' }));
    expect(right.chain[0]).toBeCloseTo(0.75 - 0.025 * 0.25, 10);
    expect(right.chain[2]).toBeCloseTo(0.1 + 0.3 + 0.28 * 0.5, 10);
    const left = buildWindowDressing(roller, fitted, getDrawnOptions({ sideOfControls: 'Left' }));
    expect(left.chain[0]).toBeCloseTo(0.25 + 0.025 * 0.25, 10);
    expect(
      buildWindowDressing(roller, fitted, getDrawnOptions({ motorisation: 'Motor Only' })).chain[0],
    ).toBeGreaterThan(1);
  });

  it('draws no shadow for a blind inside the window', () => {
    expect(buildWindowDressing({ isInside: true }, fitted, getDrawnOptions({})).shade[0]).toBeGreaterThan(1);
  });
});
