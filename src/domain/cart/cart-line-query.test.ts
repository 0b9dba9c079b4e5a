import { expect, it } from 'vitest';
import { buildCopyQuery, buildEditQuery, buildLineQuery } from './cart-line-query.ts';

const line = {
  category: 'blinds',
  productTypeId: 't 1',
  colorHex: '#eeeedd',
  widthInInches: 36.5,
  heightInInches: 48,
  blindStyle: 'Roman Blinds',
  sideOfControls: null,
} as const;

it('contains type, colour, options and size of the line [D-02]', () => {
  expect(Object.fromEntries(buildLineQuery(line))).toEqual({
    type: 't 1',
    colour: 'eeeedd',
    style: 'Roman Blinds',
    width: '36.5',
    height: '48',
  });
});

it('leaves out missing values, and the size of a canvas', () => {
  const bare = { ...line, category: 'canvas', productTypeId: null, colorHex: null } as const;
  expect(buildLineQuery(bare)).toEqual([]);
  expect(buildLineQuery({ ...bare, productTypeId: 'x' })).toEqual([['type', 'x']]);
});

it('contains whether the size includes the 2 inches, except for another size [D-41]', () => {
  const answered = { ...line, sizeIncludesAllowance: false, id: 'l1' };
  expect(buildLineQuery(answered)).toContainEqual(['allowance', 'no']);
  expect(buildEditQuery(answered)).toContainEqual(['allowance', 'no']);
  expect(Object.fromEntries(buildCopyQuery(answered))).not.toHaveProperty('allowance');
});

it('identifies the line to edit, or to copy without its size', () => {
  const savedLine = { ...line, id: 'l1' };
  expect(buildEditQuery(savedLine)).toEqual([...buildLineQuery(line), ['line', 'l1']]);
  expect(Object.fromEntries(buildCopyQuery(savedLine))).toEqual({
    type: 't 1',
    colour: 'eeeedd',
    style: 'Roman Blinds',
    copy: 'l1',
  });
});
