import { describe, expect, it } from 'vitest';
import { createSampleLine } from '#tests/support/samples/cart-samples.ts';
import { createSampleOrder } from '#tests/support/samples/order-samples.ts';
import { samples } from '#tests/support/samples/product-samples.ts';
import { toPascalCase } from '#tests/support/tolerant-host/pascal-spelling.ts';
import { toSnakeCase } from '#tests/support/tolerant-host/snake-spelling.ts';
import { renameKeys } from '#tests/support/tolerant-host/spelling.ts';
import type { EndpointName } from '../endpoint-table.ts';
import { parseApiResponse } from '../transport.ts';
import { readDevices, readSignIn, readUserDetails } from './account-readers.ts';
import { readCart } from './cart-reader.ts';
import { normaliseKeys, type ResponseContent, unwrapResponse } from './normalise-response.ts';
import { readOrder, readOrdersPage } from './orders-reader.ts';
import { readCreatedOrder, readVerifiedPayment } from './payment-readers.ts';
import { readDataCopy, readErasure, readPrivacy } from './privacy-readers.ts';
import { readProduct, readProducts } from './product-reader.ts';
import { readTicket } from './ticket-reader.ts';
import { readWishlist } from './wishlist-reader.ts';

type Shape = {
  /** As the contract spells it. */
  data: unknown;
  read: (content: ResponseContent) => unknown;
  /** The entries, if the data is a list or has `items`. */
  items?: unknown[];
};

const products = { data: Object.values(samples), items: Object.values(samples), read: readProducts };
const line = createSampleLine({ orderComment: 'Left wall' });
const cart = { data: { items: [line], subtotal: line.lineTotal }, items: [line], read: readCart };
const order = createSampleOrder();
const { wallpaper } = samples;
const entry = {
  productId: wallpaper.id,
  product: wallpaper,
  title: wallpaper.title,
  subCategory: wallpaper.subCategory,
  images: wallpaper.images,
  productTypes: [{ id: 't', title: 'Matt', description: '', pricePerSqFt: 45 }],
  category: wallpaper.category,
  slug: wallpaper.slug,
};
const details = {
  userId: 'u1',
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  addressLine1: '12 Lake Road',
  addressLine2: 'Flat 3',
  city: 'Ahmedabad',
  state: 'Gujarat',
  postalCode: '380015',
  country: 'IN',
};
const userDetails = { data: details, read: ({ data }: ResponseContent) => readUserDetails(data) };
const payment = { id: 'o1', orderId: 'AAN-1', amountInPaise: 750_00, currency: 'INR' };
const privacy = {
  data: {
    email: 'asha@example.in',
    isEmailConfirmed: true,
    marketingConsentAt: '2026-11-16T12:00:00.000Z',
    keptOrders: { count: 1, until: '2033-12-31' },
    obstacles: [{ kind: 'refund', orderNumber: 'AAN-1' }],
    erasureRequestedAt: null,
  },
  read: ({ data }: ResponseContent) => readPrivacy(data),
};
const dataCopy = {
  createdAt: '2026-11-16T12:00:00.000Z',
  sections: [{ name: 'users', title: 'Account', records: [{ email: 'asha@example.in', emailVerifiedAt: null }] }],
};
const ticket = {
  ticket: 'MSG-23456789AB',
  kind: 'contact',
  createdAt: '2026-01-02T03:04:05.000Z',
  acknowledgeBy: '2026-01-04T03:04:05.000Z',
  resolveBy: '2026-02-01T03:04:05.000Z',
  acknowledgedAt: '2026-01-03T03:04:05.000Z',
  doneAt: null,
  replies: [{ at: '2026-01-03T03:04:05.000Z', text: 'Yes, in two weeks.' }],
};
const device = { device: 'Chrome on Android', signedInAt: '2026-01-02T03:04:05.000Z', isCurrent: true };
/** The response of these is not used. */
const unused = { data: { productId: 'p1' }, read: ({ data }: ResponseContent) => data };

const shapes: Record<EndpointName, Shape> = {
  getAllProducts: products,
  getProductsByCategory: products,
  getProductsBySubCategory: products,
  getProductById: { data: samples.blinds, read: ({ data }) => readProduct(data) },
  getWishlist: { data: { items: [entry] }, items: [entry], read: (content) => ({ items: readWishlist(content) }) },
  addToWishlist: unused,
  removeFromWishlist: unused,
  getCart: cart,
  addToCart: cart,
  updateCartItem: cart,
  removeCartItem: cart,
  clearCart: { data: { items: [], subtotal: 0 }, items: [], read: readCart },
  authenticate: { data: { jwToken: 'a.b.c' }, read: ({ data }) => readSignIn(data) },
  registerCustomer: unused,
  logOut: unused,
  logOutEverywhere: unused,
  getDevices: { data: { items: [device] }, items: [device], read: ({ items }) => ({ items: readDevices(items) }) },
  forgotPassword: unused,
  resetPassword: unused,
  changePassword: { data: { jwToken: 'a.b.c' }, read: ({ data }) => readSignIn(data) },
  changeEmail: unused,
  confirmEmail: unused,
  createOrder: {
    data: { id: 'o1', paymentSessionId: 's', cashfreeOrderId: 'AAN-1', amountInPaise: 750_00, currency: 'INR' },
    read: ({ data }) => readCreatedOrder(data),
  },
  verifyPayment: {
    data: { ...payment, status: 'FAILED', orderStatus: 0, paymentId: 'p1', reason: 'Card declined' },
    read: ({ data }) => readVerifiedPayment(data),
  },
  getUserDetails: userDetails,
  saveUserDetails: userDetails,
  getMyOrders: { data: { items: [order], page: 1, pageSize: 1, totalCount: 1 }, items: [order], read: readOrdersPage },
  getMyOrder: { data: order, read: ({ data }) => readOrder(data) },
  sendContactMessage: unused,
  sendProjectInquiry: unused,
  sendCustomizationInquiry: unused,
  findTicket: { data: ticket, read: ({ data }) => readTicket(data) },
  getPrivacy: privacy,
  getMyData: { data: dataCopy, read: ({ data }) => readDataCopy(data) },
  sendVerificationEmail: unused,
  verifyEmail: unused,
  saveMarketingConsent: privacy,
  eraseMyData: {
    data: { isErased: false, obstacles: [{ kind: 'order', orderNumber: 'AAN-1' }] },
    read: ({ data }) => readErasure(data),
  },
  withdrawErasure: privacy,
};

const spellings = { camel: (name: string) => name, Pascal: toPascalCase, snake: toSnakeCase };

const listBodies = ({ data, items }: Shape): unknown[] => [
  { succeeded: true, data, message: 'Done.' },
  { data },
  data,
  ...(items ? [items, { items }, { data: { items } }, { data: items }] : []),
];

describe.each(Object.entries(shapes))('the response of %s', (_, shape) => {
  it.each(Object.entries(spellings))(
    'is read in %s case, in an envelope, bare and as a list [D-50]',
    (_name, rename) => {
      for (const body of listBodies(shape)) {
        const { json } = parseApiResponse(200, JSON.stringify(renameKeys(body, rename)));
        expect(shape.read(unwrapResponse(json))).toEqual(shape.data);
      }
    },
  );
});

describe('normaliseKeys', () => {
  it('prefers the spelling of the contract', () => {
    expect(normaliseKeys({ OrderId: 'a', orderId: 'b', order_id: 'c' })).toEqual({ orderId: 'b' });
  });

  it('keeps values and unknown keys', () => {
    const value = [{ addressLine1: 'Some_Text', nested: [null, 3, true, 'A_B'] }];
    expect(normaliseKeys(value)).toEqual(value);
    expect(normaliseKeys({ address_line_2: 'x', Surprise: {} })).toEqual({ addressLine2: 'x', surprise: {} });
  });

  it('never sets a prototype', () => {
    expect(Object.getPrototypeOf(normaliseKeys(JSON.parse('{"__proto__":{"id":"x"}}')))).toBe(Object.prototype);
  });
});

describe('unwrapResponse', () => {
  it('reads whether the request succeeded and the message, also of errors', () => {
    const { json } = parseApiResponse(400, '{"Succeeded":false,"Message":"No."}');
    expect(unwrapResponse(json)).toMatchObject({ succeeded: false, message: 'No.' });
  });

  it('takes items from the top level when data has none', () => {
    expect(unwrapResponse({ items: [1], data: { page: 2 } })).toMatchObject({ items: [1], data: { page: 2 } });
  });

  it.each([{ succeeded: true }, { succeeded: true, message: 'Done.', errors: null }])(
    'finds no data in the envelope %j',
    (body) => {
      expect(unwrapResponse(body)).toMatchObject({ succeeded: true, data: undefined, items: undefined });
    },
  );

  it.each([{}, { message: 'Call first' }, { succeeded: true, status: 'PAID' }])('takes the body %j as data', (body) => {
    expect(unwrapResponse(body).data).toEqual(body);
  });
});
