import { describe, expect, it } from 'vitest';
import type { ConfigurableProduct } from './configuration.ts';
import { buildConfigurationKey, findChosenType, getDefaultConfiguration, resolveOptions } from './configuration.ts';
import { buildConfigurationQuery, readConfiguration, type UrlConfiguration } from './configuration-query.ts';

const type = (id: string, more = {}) => ({ id, title: id, description: '', pricePerSqFt: 45, ...more });
const wallpaper: ConfigurableProduct = {
  id: 'w',
  category: 'wallpaper',
  images: [
    { sortOrder: 2, hexCode: '#aa0000' },
    { sortOrder: 1, hexCode: '#00BB00' },
  ],
  wallpaperTypes: [type('t1'), type('t2')],
};
const blinds: ConfigurableProduct = {
  id: 'b',
  category: 'blinds',
  images: [],
  blindsTypes: [type('b1', { blindStyle: 'Classic' }), type('b2', { blindStyle: 'Platinum', chainColour: 'Black' })],
};
const query = (values: Record<string, string>) => ({ get: (name: string) => values[name] ?? null });
const start = { width: '', height: '', unit: 'in' } as const;

describe('the first configuration', () => {
  it('takes the first type and the first colour by sort order [PDP-19, PDP-20]', () => {
    expect(getDefaultConfiguration(wallpaper)).toEqual({ typeId: 't1', colorHex: '#00BB00', options: {} });
  });

  it('has neither when the product has none', () => {
    expect(getDefaultConfiguration({ id: 'x', category: 'fabrics', images: [] })).toEqual({
      typeId: undefined,
      colorHex: undefined,
      options: {},
    });
  });
});

describe('the identity of a product', () => {
  it('changes with the product, its types or its colours, and with nothing else [PDP-19, PDP-20]', () => {
    const identity = buildConfigurationKey(wallpaper);
    const fresher = { ...wallpaper, wallpaperTypes: [type('t1', { title: 'New' }), type('t2')] };
    expect(buildConfigurationKey(fresher)).toBe(identity);
    expect(buildConfigurationKey({ ...wallpaper, id: 'w2' })).not.toBe(identity);
    expect(buildConfigurationKey({ ...wallpaper, wallpaperTypes: [type('t2')] })).not.toBe(identity);
    expect(buildConfigurationKey({ ...wallpaper, images: [] })).not.toBe(identity);
  });
});

describe('options', () => {
  it('follow the chosen type until they are touched [Q-46]', () => {
    const second = findChosenType(blinds, { ...getDefaultConfiguration(blinds), typeId: 'b2' });
    expect(resolveOptions('blinds', second)).toMatchObject({ blindStyle: 'Platinum', chainColour: 'Black' });
    expect(resolveOptions('blinds', second, { blindStyle: 'Designer' }).blindStyle).toBe('Designer');
  });
});

describe('a configuration in the address', () => {
  it('leaves the address bare while nothing is chosen', () => {
    expect(buildConfigurationQuery(wallpaper, { ...getDefaultConfiguration(wallpaper), ...start })).toEqual([]);
  });

  it('comes back as it was [D-02]', () => {
    const chosen: UrlConfiguration = {
      typeId: 'b2',
      colorHex: undefined,
      options: { fittingType: 'Inside', motorisation: 'Motor Remote & Charger' },
      width: '36.5',
      height: '48',
      unit: 'cm',
    };
    const pairs = Object.fromEntries(buildConfigurationQuery(blinds, chosen));
    expect(pairs).toEqual({
      type: 'b2',
      fitting: 'Inside',
      motorisation: 'Motor Remote & Charger',
      width: '36.5',
      height: '48',
      unit: 'cm',
    });
    expect(readConfiguration(blinds, query(pairs))).toEqual(chosen);
  });

  it('takes the shopper’s own unit where it names none', () => {
    expect(readConfiguration(blinds, query({}), 'cm').unit).toBe('cm');
    expect(readConfiguration(blinds, query({ unit: 'ft' }), 'cm').unit).toBe('ft');
  });

  it('names a colour without its sign', () => {
    const chosen = { ...getDefaultConfiguration(wallpaper), ...start, colorHex: '#aa0000' };
    expect(buildConfigurationQuery(wallpaper, chosen)).toEqual([['colour', 'aa0000']]);
    expect(readConfiguration(wallpaper, query({ colour: 'AA0000' })).colorHex).toBe('#aa0000');
  });

  it('passes over what means nothing', () => {
    const nonsense = { type: 'gone', colour: 'zz', width: 'NaN', height: '-5', unit: 'miles', fitting: 'Sideways' };
    expect(readConfiguration(wallpaper, query(nonsense))).toEqual({ ...getDefaultConfiguration(wallpaper), ...start });
    expect(readConfiguration(blinds, query(nonsense)).options).toEqual({});
  });

  it('carries no size for canvas [PDP-11]', () => {
    const canvas: ConfigurableProduct = { id: 'c', category: 'canvas', images: [] };
    expect(readConfiguration(canvas, query({ width: '36', height: '48' }))).toMatchObject({ width: '', height: '' });
  });
});
