import { expect, it } from 'vitest';
import { clientEndpoints } from './client-endpoints.ts';
import { type EndpointName, endpointTable } from './endpoint-table.ts';

/** The required endpoints (API). */
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

/** Our own endpoints, which another API host may lack. */
const ADDITIONAL: readonly [EndpointName, string][] = [
  ['findTicket', 'POST /api/Tickets/Find'],
  ['logOut', 'POST /api/Account/Logout'],
  ['logOutEverywhere', 'POST /api/Account/LogoutEverywhere'],
  ['getDevices', 'GET /api/Account/Devices'],
  ['forgotPassword', 'POST /api/Account/ForgotPassword'],
  ['resetPassword', 'POST /api/Account/ResetPassword'],
  ['changePassword', 'POST /api/Account/ChangePassword'],
  ['changeEmail', 'POST /api/Account/ChangeEmail'],
  ['confirmEmail', 'POST /api/Account/ConfirmEmail'],
  ['getPrivacy', 'GET /api/Account/Privacy'],
  ['getMyData', 'GET /api/Account/MyData'],
  ['sendVerificationEmail', 'POST /api/Account/VerificationEmail'],
  ['verifyEmail', 'POST /api/Account/VerifyEmail'],
  ['saveMarketingConsent', 'PUT /api/Account/MarketingConsent'],
  ['eraseMyData', 'POST /api/Account/Erasure'],
  ['withdrawErasure', 'DELETE /api/Account/Erasure'],
];

const entries = Object.entries(endpointTable);
const listNames = (predicate: (endpoint: (typeof entries)[number][1]) => boolean) =>
  entries.filter(([, endpoint]) => predicate(endpoint)).map(([name]) => name);

it('contains exactly the required endpoints and our own', () => {
  const listed = entries.map(([name, endpoint]) => [
    name,
    `${endpoint.method} ${endpoint.path.replace(/:(\w+)/g, '{$1}')}`,
  ]);
  expect(listed).toEqual([...SPECIFIED, ...ADDITIONAL]);
});

it('requires a token for wishlist, cart, details, payments, orders, sessions, credentials and own data only', () => {
  const account =
    'Logout|LogoutEverywhere|Devices|ChangePassword|ChangeEmail|Privacy|MyData|VerificationEmail|MarketingConsent|Erasure';
  const guardedPaths = new RegExp(`^/api/(Wishlist|Cart|UserDetails|Payments|Orders|Account/(${account}))\\b`);
  const guarded = listNames((endpoint) => guardedPaths.test(endpoint.path));
  expect(listNames((endpoint) => endpoint.auth === 'bearer')).toEqual(guarded);
});

it('lets clients store and revalidate catalogue responses only', () => {
  expect(listNames((endpoint) => endpoint.caching === 'no-cache')).toEqual(
    listNames((endpoint) => endpoint.path.includes('/Products/')),
  );
});

it('has separate rate limits for registration, sign-in, forms, tickets and orders', () => {
  const limited = entries
    .filter(([, endpoint]) => endpoint.rateLimit !== 'api')
    .map(([name, endpoint]) => [name, endpoint.rateLimit]);
  expect(Object.fromEntries(limited)).toEqual({
    authenticate: 'signIn',
    resetPassword: 'signIn',
    changePassword: 'signIn',
    changeEmail: 'signIn',
    confirmEmail: 'signIn',
    forgotPassword: 'passwordReset',
    registerCustomer: 'registration',
    createOrder: 'createOrder',
    sendContactMessage: 'form',
    sendProjectInquiry: 'form',
    sendCustomizationInquiry: 'form',
    findTicket: 'ticket',
    getMyData: 'signIn',
    sendVerificationEmail: 'form',
    verifyEmail: 'signIn',
    eraseMyData: 'signIn',
  });
});

it('has a parameter for every placeholder of a path', () => {
  for (const [, endpoint] of entries) {
    const placeholders = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(endpoint.params.shape), endpoint.path).toEqual(placeholders);
  }
});

it('gives the browser the same method, path, auth and device header as the server', () => {
  for (const [name, { method, path, auth, takesDeviceId }] of entries) {
    expect(clientEndpoints[name as EndpointName]).toMatchObject({ method, path, auth });
    expect(clientEndpoints[name as EndpointName].takesDeviceId ?? false).toBe(takesDeviceId);
  }
});
