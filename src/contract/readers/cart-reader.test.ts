import { expect, it } from 'vitest';
import { readCart, readCartItems } from './cart-reader.ts';
import { unwrapResponse } from './normalise-response.ts';

const readCartBody = (body: unknown) => readCart(unwrapResponse(body));

const line = { id: 'l1', productId: 'p1', category: 'Blinds', quantity: 2, unitPrice: 75.1, lineTotal: 150.2 };

it('reads a cart from data or bare, and sums the lines when the subtotal is missing', () => {
  const cart = readCartBody({ succeeded: true, data: { items: [line, { ...line, id: 'l2' }], subtotal: 300.4 } });
  expect(cart).toMatchObject({ items: [{ id: 'l1' }, { id: 'l2' }], subtotal: 300.4 });
  expect(readCartBody({ items: [line, { ...line, id: 'l2' }] })).toEqual(cart);
});

it('fills missing fields with null', () => {
  const [item] = readCartItems([line]);
  expect(item).toMatchObject({ ...line, category: 'blinds', colorHex: null, productTypeId: null, widthInInches: 0 });
  expect(item).toMatchObject({ wallpaperFinish: null, fabricWidth: null, canvasHasMirrorEdges: null });
  expect(item).not.toHaveProperty('orderComment');
});

it('reads options and comment', () => {
  const options = {
    motorisation: 'Motor Only',
    fabricWidth: 54,
    wallpaperIsWashable: false,
    orderComment: 'Hem twice',
  };
  expect(readCartItems([{ ...line, ...options }])).toMatchObject([options]);
});

it('uses the unit price as the rate when the rate is missing', () => {
  expect(readCartItems([line, { ...line, pricePerSqFt: 12 }]).map((item) => item.pricePerSqFt)).toEqual([75.1, 12]);
});

it('reads the kind of a sample and no other [D-38]', () => {
  const items = readCartItems(['sample', 'swatch', null].map((kind) => ({ ...line, kind })));
  expect(items.map(({ kind }) => kind)).toEqual(['sample', undefined, undefined]);
  expect(items[1]).not.toHaveProperty('kind');
});

it('skips unreadable lines', () => {
  expect(readCartItems([null, 3, {}, { ...line, id: undefined }, { ...line, productId: '' }, line])).toHaveLength(1);
  expect(readCartItems('x')).toEqual([]);
});

it.each([null, undefined, 'x', {}, { data: null }, { data: { items: 3 } }])('reads no cart from %j', (body) => {
  expect(readCartBody(body)).toBeUndefined();
});
