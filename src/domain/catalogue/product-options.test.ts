import { describe, expect, it } from 'vitest';
import { checkOption, getDefaultOptions, OPTION_LISTS } from './product-options.ts';

describe('options', () => {
  it.each([
    ['curtainConfiguration', ['Pair of Curtains', 'Single Pulled to Left', 'Single Pulled to Right'], 'TYPE-06'],
    ['curtainHeading', ['Pencil Pleat', 'Double Pinch Pleat', 'Wave Pleat', 'Eyelet'], 'TYPE-07'],
    [
      'curtainTiebacks',
      ['No Tieback', 'Rope', 'Magnetic', 'Palais Tassel', 'Dome Tassel', 'Plain', 'Piped'],
      'TYPE-08',
    ],
    ['fittingType', ['Outside', 'Inside'], 'TYPE-09'],
    ['blindStyle', ['Classic', 'Designer', 'Designer No Drill', 'Platinum'], 'TYPE-11'],
    ['motorisation', ['No Motorisation', 'Motor Remote & Charger', 'Motor Only'], 'TYPE-12'],
    ['chainColour', ['White', 'Black', 'Grey', 'Beige'], 'TYPE-14, CONST-28'],
    ['sideOfControls', ['Left', 'Right'], 'TYPE-15'],
  ] as const)('for %s are %j, in order [%s]', (name, expected, _ids) => {
    expect(OPTION_LISTS[name]).toEqual(expected);
  });

  it('for curtains default to the listed value of the type, or the first [Q-46, Q-47]', () => {
    expect(getDefaultOptions('curtains')).toEqual({
      curtainConfiguration: 'Pair of Curtains',
      curtainHeading: 'Pencil Pleat',
      curtainTiebacks: 'No Tieback',
    });
    expect(getDefaultOptions('curtains', { heading: 'Eyelet', tiebacks: 'Velcro' })).toMatchObject({
      curtainHeading: 'Eyelet',
      curtainTiebacks: 'No Tieback',
    });
  });

  it('for blinds have fixed defaults; style and colour follow the type [TYPE-10, TYPE-13, TYPE-16, Q-48]', () => {
    const type = { blindStyle: 'Platinum', chainColour: 'Pink', fittingType: 'Inside', sideOfControls: 'Left' };
    expect(getDefaultOptions('blinds', type)).toEqual({
      fittingType: 'Outside',
      blindStyle: 'Platinum',
      motorisation: 'No Motorisation',
      chainColour: 'White',
      sideOfControls: 'Right',
    });
  });

  it('are refused when not listed, and null when blank [SRV-33]', () => {
    expect(checkOption('chainColour', 'Grey')).toEqual({ ok: true, value: 'Grey' });
    expect(checkOption('chainColour', undefined)).toEqual({ ok: true, value: null });
    expect(checkOption('chainColour', ' ')).toEqual({ ok: true, value: null });
    expect(checkOption('chainColour', 'Pink').ok).toBe(false);
    expect(checkOption('chainColour', 'grey').ok).toBe(false);
  });
});
