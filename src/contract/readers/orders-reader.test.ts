import { expect, it } from 'vitest';
import { unwrapResponse } from './normalise-response.ts';
import { readOrder, readOrdersPage } from './orders-reader.ts';

const readOne = (body: unknown) => readOrder(unwrapResponse(body).data);
const readPage = (body: unknown) => readOrdersPage(unwrapResponse(body));

const order = {
  id: 'o1',
  status: 1,
  createdAt: '2026-01-01T20:00:00.000Z',
  paidAt: null,
  amountInPaise: 123456,
  items: [{ id: 'i1', category: 'canvas', productTitle: 'Monsoon', quantity: 1, unitPrice: 75, lineTotal: 75 }],
};

it('reads the list from the top level or from data', () => {
  const page = readPage({ data: { items: [order], page: 2, pageSize: 20, totalCount: 21 } });
  expect(page).toMatchObject({ items: [{ id: 'o1' }], page: 2, pageSize: 20, totalCount: 21 });
  expect(readPage({ items: [order], data: { page: 2, pageSize: 20, totalCount: 21 } })).toEqual(page);
  expect(readPage({ items: [order] })).toMatchObject({ items: [{ id: 'o1' }], page: 1, totalCount: 1 });
});

it.each([
  ['a list in data', { data: [order] }],
  ['items beside empty data', { data: null, items: [order] }],
  ['bare items', { items: [order] }],
])('reads the paging beside %s [D-50]', (_, body) => {
  const paging = { page: 2, pageSize: 20, totalCount: 50 };
  expect(readPage({ ...body, ...paging })).toMatchObject({ items: [{ id: 'o1' }], ...paging });
});

it('reads an order wrapped or bare, in INR by default [PAY-37]', () => {
  expect(readOne({ data: order })).toEqual(readOne(order));
  expect(readOne(order)).toMatchObject({ status: 1, amountInPaise: 123456, currency: 'INR', roundOffInPaise: 0 });
  expect(readOne(order)?.items).toMatchObject([{ productTitle: 'Monsoon', lineTotal: 75, category: 'canvas' }]);
});

it('reads the type of an item, which older orders and other hosts lack [D-34, D-50]', () => {
  const type = { productTypeId: 't1', productTypeTitle: 'Cotton Lined' };
  const items = [{ ...order.items[0], ...type }, order.items[0]];
  expect(readOne({ ...order, items })?.items).toMatchObject([type, { productTypeId: null, productTypeTitle: null }]);
});

it.each([
  ['2026-12-03', '2026-12-03'],
  ['2026-12-03T00:00:00Z', null],
  ['2026-13-45', null],
  ['in two weeks', null],
  [20261203, null],
  [undefined, null],
])('reads the promised date %j, which other hosts lack [D-43, D-50]', (promisedDeliveryDate, expected) => {
  expect(readOne({ ...order, promisedDeliveryDate })?.promisedDeliveryDate).toBe(expected);
});

it.each([
  [undefined, null],
  ['sent', null],
  [{}, { courier: null, trackingNumber: null, trackingUrl: null, shippedAt: '' }],
  [
    { courier: 'DTDC', trackingNumber: 'D1', trackingUrl: 'javascript:alert(1)', shippedAt: '2026-01-05T08:00:00Z' },
    { courier: 'DTDC', trackingNumber: 'D1', trackingUrl: null, shippedAt: '2026-01-05T08:00:00Z' },
  ],
])('reads the shipment %j, which other hosts lack [D-50]', (shipment, expected) => {
  expect(readOne({ ...order, shipment })?.shipment).toEqual(expected);
});

it("falls back from the order number to the provider's id and the order's id", () => {
  const numbers = [{ orderNumber: 'AAN-1', cashfreeOrderId: 'AAN-1-2' }, { cashfreeOrderId: 'cf' }, {}];
  expect(numbers.map((given) => readOne({ ...order, ...given })?.orderNumber)).toEqual(['AAN-1', 'cf', 'o1']);
});

it.each([null, undefined, 'x', {}, { data: null }, { data: { id: 'o1' } }, { items: [null, {}] }])(
  'reads no order from %j',
  (body) => {
    expect(readOne(body)).toBeUndefined();
    expect(readPage(body)).toBeUndefined();
  },
);
