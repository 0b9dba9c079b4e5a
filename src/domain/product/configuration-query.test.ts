import { describe, expect, it } from 'vitest';
import type { ConfigurableProduct } from './configuration.ts';
import {
  buildConfigurationKey,
  changeOption,
  findChosenType,
  getDefaultConfiguration,
  resolveOptions,
} from './configuration.ts';
import { buildConfigurationParams, readConfiguration, type UrlConfiguration } from './configuration-query.ts';

const createType = (id: string, fields = {}) => ({ id, title: id, description: '', pricePerSqFt: 45, ...fields });
const wallpaper: ConfigurableProduct = {
  id: 'w',
  category: 'wallpaper',
  images: [
    { sortOrder: 2, hexCode: '#aa0000' },
    { sortOrder: 1, hexCode: '#00BB00' },
  ],
  wallpaperTypes: [createType('t1'), createType('t2')],
};
const blinds: ConfigurableProduct = {
  id: 'b',
  category: 'blinds',
  images: [],
  blindsTypes: [createType('b1'), createType('b2', { blindStyle: 'Platinum', chainColour: 'Black' })],
};
const styled: ConfigurableProduct = {
  ...blinds,
  blindsTypes: [
    createType('s1', { blindStyle: 'Classic', motorisation: 'No Motorisation' }),
    createType('s2', { blindStyle: 'Platinum', motorisation: 'Motor Only' }),
  ],
};
const createQuery = (values: Record<string, string>) => ({ get: (name: string) => values[name] ?? null });
const noSize = { width: '', height: '', unit: 'in' } as const;

describe('getDefaultConfiguration', () => {
  it('has the first type and the first colour by sort order [PDP-19, PDP-20]', () => {
    expect(getDefaultConfiguration(wallpaper)).toEqual({ typeId: 't1', colorHex: '#00BB00', options: {} });
  });

  it('has no type and colour when the product has none', () => {
    expect(getDefaultConfiguration({ id: 'x', category: 'fabrics', images: [] })).toEqual({
      typeId: undefined,
      colorHex: undefined,
      options: {},
    });
  });
});

describe('buildConfigurationKey', () => {
  it('changes only with the product, its types or its colours [PDP-19, PDP-20]', () => {
    const key = buildConfigurationKey(wallpaper);
    const refetched = { ...wallpaper, wallpaperTypes: [createType('t1', { title: 'New' }), createType('t2')] };
    expect(buildConfigurationKey(refetched)).toBe(key);
    expect(buildConfigurationKey({ ...wallpaper, id: 'w2' })).not.toBe(key);
    expect(buildConfigurationKey({ ...wallpaper, wallpaperTypes: [createType('t2')] })).not.toBe(key);
    expect(buildConfigurationKey({ ...wallpaper, images: [] })).not.toBe(key);
  });
});

describe('options', () => {
  it('follow the chosen type until the shopper changes them [Q-46]', () => {
    const second = findChosenType(blinds, { ...getDefaultConfiguration(blinds), typeId: 'b2' });
    expect(resolveOptions(blinds, second)).toMatchObject({ blindStyle: 'Platinum', chainColour: 'Black' });
    expect(resolveOptions(blinds, second, { blindStyle: 'Designer' }).blindStyle).toBe('Designer');
  });
});

describe('style and motorisation that select the type', () => {
  const read = (values: Record<string, string>) => {
    const configuration = readConfiguration(styled, createQuery(values));
    return [configuration.typeId, configuration.options];
  };

  it('are those of the type [D-44]', () => {
    const second = findChosenType(styled, { ...getDefaultConfiguration(styled), typeId: 's2' });
    expect(resolveOptions(styled, second, { blindStyle: 'Designer' })).toMatchObject({
      blindStyle: 'Platinum',
      motorisation: 'Motor Only',
    });
  });

  it('change the type, other options do not [D-44]', () => {
    const chosen = getDefaultConfiguration(styled);
    expect(changeOption(styled, chosen, 'blindStyle', 'Platinum')).toEqual({ ...chosen, typeId: 's2' });
    expect(changeOption(styled, chosen, 'motorisation', 'Motor Only')).toEqual(chosen);
    const options = { chainColour: 'Grey' };
    expect(changeOption(styled, chosen, 'chainColour', 'Grey')).toEqual({ ...chosen, options });
  });

  it.each([
    ['type alone', { type: 's2' }, ['s2', {}]],
    ['type that disagrees', { type: 's1', style: 'Platinum', motorisation: 'Motor Only' }, ['s2', {}]],
    ['style alone', { style: 'Platinum', chain: 'Grey' }, ['s2', { chainColour: 'Grey' }]],
    ['pair without a type', { type: 's2', style: 'Classic', motorisation: 'Motor Only' }, ['s1', {}]],
    ['style that this blind does not have', { type: 's2', style: 'Designer' }, ['s2', {}]],
  ])('are opened from an old link with a %s [D-44, D-02]', (_, values, expected) => {
    expect(read(values)).toEqual(expected);
  });

  it('are stored as the type [D-44]', () => {
    const chosen = { ...getDefaultConfiguration(styled), ...noSize, typeId: 's2' };
    expect(buildConfigurationParams(styled, chosen)).toEqual([['type', 's2']]);
  });
});

describe('configuration query', () => {
  it('contains whether the size of a blind fitted inside includes the 2 inches [D-41, D-02]', () => {
    const chosen = { ...getDefaultConfiguration(blinds), ...noSize, sizeIncludesAllowance: false };
    const inside = { ...chosen, options: { fittingType: 'Inside' } };
    expect(buildConfigurationParams(blinds, inside)).toEqual([
      ['fitting', 'Inside'],
      ['allowance', 'no'],
    ]);
    expect(buildConfigurationParams(blinds, chosen)).toEqual([]);
    expect(readConfiguration(blinds, createQuery({ fitting: 'Inside', allowance: 'no' }))).toEqual(inside);
    expect(readConfiguration(blinds, createQuery({ allowance: 'maybe' })).sizeIncludesAllowance).toBeUndefined();
  });

  it('is empty for the default configuration', () => {
    expect(buildConfigurationParams(wallpaper, { ...getDefaultConfiguration(wallpaper), ...noSize })).toEqual([]);
  });

  it('is parsed back to the same configuration [D-02]', () => {
    const chosen: UrlConfiguration = {
      typeId: 'b2',
      colorHex: undefined,
      options: { fittingType: 'Inside', motorisation: 'Motor Remote & Charger' },
      width: '36.5',
      height: '48',
      unit: 'cm',
    };
    const pairs = Object.fromEntries(buildConfigurationParams(blinds, chosen));
    expect(pairs).toEqual({
      type: 'b2',
      fitting: 'Inside',
      motorisation: 'Motor Remote & Charger',
      width: '36.5',
      height: '48',
      unit: 'cm',
    });
    expect(readConfiguration(blinds, createQuery(pairs))).toEqual(chosen);
  });

  it('falls back to the saved unit', () => {
    expect(readConfiguration(blinds, createQuery({}), 'cm').unit).toBe('cm');
    expect(readConfiguration(blinds, createQuery({ unit: 'ft' }), 'cm').unit).toBe('ft');
  });

  it('contains a colour without its #', () => {
    const chosen = { ...getDefaultConfiguration(wallpaper), ...noSize, colorHex: '#aa0000' };
    expect(buildConfigurationParams(wallpaper, chosen)).toEqual([['colour', 'aa0000']]);
    expect(readConfiguration(wallpaper, createQuery({ colour: 'AA0000' })).colorHex).toBe('#aa0000');
  });

  it('ignores invalid values', () => {
    const invalid = { type: 'gone', colour: 'zz', width: 'NaN', height: '-5', unit: 'miles', fitting: 'Sideways' };
    expect(readConfiguration(wallpaper, createQuery(invalid))).toEqual({
      ...getDefaultConfiguration(wallpaper),
      ...noSize,
    });
    expect(readConfiguration(blinds, createQuery(invalid)).options).toEqual({});
  });

  it('has no size for canvas [PDP-11]', () => {
    const canvas: ConfigurableProduct = { id: 'c', category: 'canvas', images: [] };
    expect(readConfiguration(canvas, createQuery({ width: '36', height: '48' }))).toMatchObject({
      width: '',
      height: '',
    });
  });
});
