import { expect, it } from 'vitest';
import { type EndpointName, endpointTable } from './endpoint-table.ts';
import { endpoints } from './endpoints.ts';

/** The two tables of the specification (0 §7, 1 §7), word for word. */
const SPECIFIED: readonly [EndpointName, string][] = [
  ['getAllProducts', 'GET /api/Products/GetAllProducts'],
  ['getProductsByCategory', 'GET /api/Products/category/{category}'],
  ['getProductsBySubCategory', 'GET /api/Products/category/{category}/sub/{subCategory}'],
  ['getProductById', 'GET /api/Products/GetProductById/{id}'],
  ['getWishlist', 'GET /api/Wishlist'],
  ['addToWishlist', 'POST /api/Wishlist/{productId}'],
  ['removeFromWishlist', 'DELETE /api/Wishlist/{productId}'],
  ['getCart', 'GET /api/Cart'],
  ['addToCart', 'POST /api/Cart/addtocart'],
  ['updateCartItem', 'PUT /api/Cart/items/{itemId}'],
  ['removeCartItem', 'DELETE /api/Cart/items/{itemId}'],
  ['clearCart', 'DELETE /api/Cart'],
  ['authenticate', 'POST /api/Account/Authentication'],
  ['registerCustomer', 'POST /api/Account/RegisterCustomer'],
  ['createOrder', 'POST /api/Payments/CreateOrder'],
  ['verifyPayment', 'POST /api/Payments/VerifyPayment'],
  ['getUserDetails', 'GET /api/UserDetails/{userId}'],
  ['saveUserDetails', 'PUT /api/UserDetails'],
  ['getMyOrders', 'GET /api/Orders/me'],
  ['getMyOrder', 'GET /api/Orders/me/{id}'],
  ['sendContactMessage', 'POST /api/Contact'],
  ['sendProjectInquiry', 'POST /api/ProjectInquiry'],
  ['sendCustomizationInquiry', 'POST /api/CustomizationInquiry'],
];

const rows = Object.entries(endpointTable);
const namesWhere = (test: (row: (typeof rows)[number][1]) => boolean) =>
  rows.filter(([, row]) => test(row)).map(([name]) => name);

it('lists exactly the calls of the specification, and none for newsletter or search', () => {
  const listed = rows.map(([name, row]) => [name, `${row.method} ${row.path.replace(/:(\w+)/g, '{$1}')}`]);
  expect(listed).toEqual(SPECIFIED);
});

it('asks for a token on wishlist, cart, details, payments and orders only', () => {
  const guarded = namesWhere((row) => /^\/api\/(Wishlist|Cart|UserDetails|Payments|Orders)\b/.test(row.path));
  expect(namesWhere((row) => row.auth === 'bearer')).toEqual(guarded);
});

it('lets only catalogue answers be kept by a client', () => {
  expect(namesWhere((row) => row.caching === 'no-cache')).toEqual(namesWhere((row) => row.path.includes('/Products/')));
});

it('counts registration, sign-in, forms and orders by limits of their own', () => {
  const limited = rows.filter(([, row]) => row.limit !== 'api').map(([name, row]) => [name, row.limit]);
  expect(Object.fromEntries(limited)).toEqual({
    authenticate: 'signIn',
    registerCustomer: 'registration',
    createOrder: 'createOrder',
    sendContactMessage: 'form',
    sendProjectInquiry: 'form',
    sendCustomizationInquiry: 'form',
  });
});

it('has a parameter for every named segment of a path', () => {
  for (const [, row] of rows) {
    const segments = [...row.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(row.params._zod.def.shape), row.path).toEqual(segments);
  }
});

it('gives the browser the same method, path and auth as the server has', () => {
  for (const [name, { method, path, auth }] of rows) {
    expect(endpoints[name as EndpointName]).toEqual({ method, path, auth });
  }
});
