import { expect, it } from 'vitest';
import { readCart, readCartItems } from './cart-reader.ts';

const line = { id: 'l1', productId: 'p1', category: 'Blinds', quantity: 2, unitPrice: 75.1, lineTotal: 150.2 };

it('reads a cart inside data or bare, and sums the lines when no subtotal is told', () => {
  const cart = readCart({ succeeded: true, data: { items: [line, { ...line, id: 'l2' }], subtotal: 300.4 } });
  expect(cart).toMatchObject({ items: [{ id: 'l1' }, { id: 'l2' }], subtotal: 300.4 });
  expect(readCart({ items: [line, { ...line, id: 'l2' }] })).toEqual(cart);
});

it('gives every line all of the fields, null where nothing was told', () => {
  const [read] = readCartItems([line]);
  expect(read).toMatchObject({ ...line, category: 'blinds', colorHex: null, productTypeId: null, widthInInches: 0 });
  expect(read).toMatchObject({ wallpaperFinish: null, fabricWidth: null, canvasHasMirrorEdges: null });
  expect(read).not.toHaveProperty('orderComment');
});

it('keeps the options and the comment that were told', () => {
  const told = { motorisation: 'Motor Only', fabricWidth: 54, wallpaperIsWashable: false, orderComment: 'Hem twice' };
  expect(readCartItems([{ ...line, ...told }])).toMatchObject([told]);
});

it('shows the unit price as rate when no rate is told', () => {
  expect(readCartItems([line, { ...line, pricePerSqFt: 12 }]).map((item) => item.pricePerSqFt)).toEqual([75.1, 12]);
});

it('leaves out what is no line', () => {
  expect(readCartItems([null, 3, {}, { ...line, id: undefined }, { ...line, productId: '' }, line])).toHaveLength(1);
  expect(readCartItems('x')).toEqual([]);
});

it.each([null, undefined, 'x', {}, { data: null }, { data: { items: 3 } }])('finds no cart in %j', (body) => {
  expect(readCart(body)).toBeUndefined();
});
