import { describe, expect, it } from 'vitest';
import { OPTION_LISTS } from '../catalogue/product-options.ts';
import { getDrawnOptions } from './drawn-options.ts';

describe('getDrawnOptions', () => {
  it('numbers the headings', () => {
    const drawn = OPTION_LISTS.curtainHeading.map((curtainHeading) => getDrawnOptions({ curtainHeading }).heading);
    expect(drawn).toEqual([1, 2, 3, 4]);
    expect(getDrawnOptions({}).heading).toBe(0);
  });

  it('returns the side of the chain, and no chain with a motor', () => {
    expect(getDrawnOptions({ sideOfControls: 'Left' }).chain?.isLeft).toBe(true);
    expect(getDrawnOptions({ sideOfControls: 'Right' }).chain?.isLeft).toBe(false);
    expect(getDrawnOptions({ motorisation: 'Motor Only' }).chain).toBeUndefined();
  });

  it('returns a different colour for each chain', () => {
    const colours = OPTION_LISTS.chainColour.map((chainColour) => getDrawnOptions({ chainColour }).chain?.colour[0]);
    expect(new Set(colours).size).toBe(4);
  });

  it.each([
    ['Classic', 'roll'],
    ['Designer', 'box'],
    ['Designer No Drill', 'box'],
    ['Platinum', 'plain'],
  ])('returns the head of a %s blind: %s', (blindStyle, head) => {
    expect(getDrawnOptions({ blindStyle }).head).toBe(head);
  });
});
