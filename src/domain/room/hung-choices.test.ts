import { describe, expect, it } from 'vitest';
import { OPTION_LISTS } from '../catalogue/product-options.ts';
import { hungChoices } from './hung-choices.ts';

describe('what is drawn of the choices', () => {
  it('is another heading for each of the list', () => {
    const drawn = OPTION_LISTS.curtainHeading.map((curtainHeading) => hungChoices({ curtainHeading }).heading);
    expect(drawn).toEqual([1, 2, 3, 4]);
    expect(hungChoices({}).heading).toBe(0);
  });

  it('is a chain on its side, and none with a motor', () => {
    expect(hungChoices({ sideOfControls: 'Left' }).chain?.isLeft).toBe(true);
    expect(hungChoices({ sideOfControls: 'Right' }).chain?.isLeft).toBe(false);
    expect(hungChoices({ motorisation: 'Motor Only' }).chain).toBeUndefined();
  });

  it('is another colour of chain for each of the list', () => {
    const colours = OPTION_LISTS.chainColour.map((chainColour) => hungChoices({ chainColour }).chain?.colour[0]);
    expect(new Set(colours).size).toBe(4);
  });

  it.each([
    ['Classic', 'roll'],
    ['Designer', 'box'],
    ['Designer No Drill', 'box'],
    ['Platinum', 'plain'],
  ])('is the head of a %s blind: %s', (blindStyle, head) => {
    expect(hungChoices({ blindStyle }).head).toBe(head);
  });
});
