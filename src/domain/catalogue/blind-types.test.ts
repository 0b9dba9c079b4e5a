import { describe, expect, it } from 'vitest';
import { chooseByStyle, findStoredType, getStyleOptions, isChosenByStyle, selectBlindType } from './blind-types.ts';

const createType = (id: string, blindStyle: string | null | undefined, motorisation: string | null | undefined) => ({
  id,
  blindStyle,
  motorisation,
});
const classic = createType('classic', 'Classic', 'No Motorisation');
const classicMotor = createType('classic-motor', 'Classic', 'Motor Only');
const platinum = createType('platinum', 'Platinum', 'Motor Remote & Charger');
const types = [classic, classicMotor, platinum];

describe('style and motorisation', () => {
  it('select the type where every pair belongs to one type [D-44]', () => {
    expect(isChosenByStyle(types)).toBe(true);
  });

  it.each([
    ['types differ in something else', [classic, createType('blackout', 'Classic', 'No Motorisation')]],
    ['a type has no style', [classic, createType('plain', null, 'Motor Only')]],
    ['a type has an unlisted motorisation', [classic, createType('crank', 'Designer', 'Crank')]],
    ['there is one type', [classic]],
    ['there are no types', []],
    ['the types have no such fields', [createType('a', undefined, undefined), createType('b', undefined, undefined)]],
  ])('do not select it if %s [D-44]', (_, list) => {
    expect(isChosenByStyle(list)).toBe(false);
    expect(selectBlindType(list, list[0], { blindStyle: 'Platinum', motorisation: 'Motor Only' })).toEqual({
      ok: true,
      value: list[0],
    });
  });
});

describe('a type without motorisation', () => {
  const plainClassic = createType('plain-classic', 'Classic', null);
  const plainPlatinum = createType('plain-platinum', 'Platinum', undefined);
  const plainTypes = [plainClassic, plainPlatinum, createType('motor', 'Platinum', 'Motor Only')];

  it("counts as 'No Motorisation' [D-44]", () => {
    expect(isChosenByStyle(plainTypes)).toBe(true);
    expect(chooseByStyle(plainTypes, plainClassic, { blindStyle: 'Platinum' })).toBe(plainPlatinum);
    const pair = { blindStyle: 'Platinum', motorisation: 'No Motorisation' };
    expect(selectBlindType(plainTypes, plainClassic, pair)).toEqual({ ok: true, value: plainPlatinum });
    expect(getStyleOptions(plainTypes, plainPlatinum)).toEqual(pair);
  });

  it("is the same as one with 'No Motorisation' of its style [D-44]", () => {
    expect(isChosenByStyle([...plainTypes, classic])).toBe(false);
  });
});

describe('selectBlindType', () => {
  it.each([
    [
      'replaces a type that disagrees',
      classic,
      { blindStyle: 'Platinum', motorisation: 'Motor Remote & Charger' },
      platinum,
    ],
    ['fills both from the type', platinum, {}, platinum],
    ['fills the motorisation from the type', classicMotor, { blindStyle: 'Classic' }, classicMotor],
    ['fills the style from the type', classic, { blindStyle: null, motorisation: 'Motor Only' }, classicMotor],
  ])('%s [D-44]', (_, type, chosen, expected) => {
    expect(selectBlindType(types, type, chosen)).toEqual({ ok: true, value: expected });
  });

  it('refuses a pair without a type in one sentence [D-44]', () => {
    expect(selectBlindType(types, classic, { blindStyle: 'Platinum', motorisation: 'Motor Only' })).toEqual({
      ok: false,
      message:
        "Platinum with Motor Only isn't available for this blind. Please choose another blind style or motorisation.",
    });
  });
});

describe('chooseByStyle', () => {
  it('keeps the other choice where the pair exists [D-44]', () => {
    expect(chooseByStyle(types, classic, { motorisation: 'Motor Only' })).toBe(classicMotor);
  });

  it('comes with the first motorisation of a style that lacks the current one [D-44]', () => {
    expect(chooseByStyle(types, classic, { blindStyle: 'Platinum' })).toBe(platinum);
  });

  it('finds nothing for a style or a motorisation that this blind does not have [D-44]', () => {
    expect(chooseByStyle(types, classic, { blindStyle: 'Designer' })).toBeUndefined();
    expect(chooseByStyle(types, classic, { motorisation: 'Motor Remote & Charger' })).toBeUndefined();
  });
});

describe('a line of an earlier release', () => {
  it('has the type of its style and motorisation [D-44]', () => {
    expect(findStoredType(types, classic, platinum)).toBe(platinum);
  });

  it('keeps a type of its style, because the motorisation was not linked to it [D-44]', () => {
    expect(findStoredType(types, platinum, { blindStyle: 'Platinum', motorisation: 'No Motorisation' })).toBe(platinum);
  });

  it.each(['No Motorisation', null, undefined])(
    'with motorisation %j keeps a type of its style, also when the pair is sold later [D-44]',
    (motorisation) => {
      const manual = createType('platinum-manual', 'Platinum', 'No Motorisation');
      expect(findStoredType([...types, manual], platinum, { blindStyle: 'Platinum', motorisation })).toBe(platinum);
    },
  );

  it.each([
    ['of another style', { blindStyle: 'Platinum', motorisation: 'Motor Only' }],
    ['with a chosen motor', { blindStyle: 'Classic', motorisation: 'Motor Remote & Charger' }],
  ])('%s has no type if its pair is not sold [D-44]', (_, line) => {
    expect(findStoredType(types, classic, line)).toBeUndefined();
  });
});
