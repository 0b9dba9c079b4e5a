/**
 * The calls of the specification (0 §7, 1 §7): name, method, path, and whether a token is needed. This is all that the
 * browser needs at run time; the schemas behind each name reach it as types only, so that no page loads them.
 */
import type { Auth, Endpoint, Method } from './endpoint.ts';
import type { EndpointName, EndpointTable } from './endpoint-table.ts';

export const endpointRoutes = {
  getAllProducts: { method: 'GET', path: '/api/Products/GetAllProducts', auth: 'none' },
  getProductsByCategory: { method: 'GET', path: '/api/Products/category/:category', auth: 'none' },
  getProductsBySubCategory: { method: 'GET', path: '/api/Products/category/:category/sub/:subCategory', auth: 'none' },
  getProductById: { method: 'GET', path: '/api/Products/GetProductById/:id', auth: 'none' },
  getWishlist: { method: 'GET', path: '/api/Wishlist', auth: 'bearer' },
  addToWishlist: { method: 'POST', path: '/api/Wishlist/:productId', auth: 'bearer' },
  removeFromWishlist: { method: 'DELETE', path: '/api/Wishlist/:productId', auth: 'bearer' },
  getCart: { method: 'GET', path: '/api/Cart', auth: 'bearer' },
  addToCart: { method: 'POST', path: '/api/Cart/addtocart', auth: 'bearer' },
  updateCartItem: { method: 'PUT', path: '/api/Cart/items/:itemId', auth: 'bearer' },
  removeCartItem: { method: 'DELETE', path: '/api/Cart/items/:itemId', auth: 'bearer' },
  clearCart: { method: 'DELETE', path: '/api/Cart', auth: 'bearer' },
  authenticate: { method: 'POST', path: '/api/Account/Authentication', auth: 'none' },
  registerCustomer: { method: 'POST', path: '/api/Account/RegisterCustomer', auth: 'none' },
  createOrder: { method: 'POST', path: '/api/Payments/CreateOrder', auth: 'bearer' },
  verifyPayment: { method: 'POST', path: '/api/Payments/VerifyPayment', auth: 'bearer' },
  getUserDetails: { method: 'GET', path: '/api/UserDetails/:userId', auth: 'bearer' },
  saveUserDetails: { method: 'PUT', path: '/api/UserDetails', auth: 'bearer' },
  getMyOrders: { method: 'GET', path: '/api/Orders/me', auth: 'bearer' },
  getMyOrder: { method: 'GET', path: '/api/Orders/me/:id', auth: 'bearer' },
  sendContactMessage: { method: 'POST', path: '/api/Contact', auth: 'none' },
  sendProjectInquiry: { method: 'POST', path: '/api/ProjectInquiry', auth: 'none' },
  sendCustomizationInquiry: { method: 'POST', path: '/api/CustomizationInquiry', auth: 'none' },
} as const;

declare const endpointType: unique symbol;

/** A call as the browser makes it: `api.call(calls.getCart, input)` knows input and data from the row's type. */
export type ClientEndpoint<Row extends Endpoint = Endpoint> = {
  readonly method: Method;
  readonly path: string;
  readonly auth: Auth;
  /** Never there: it carries the type. */
  readonly [endpointType]?: Row;
};

export const endpoints: { readonly [Name in EndpointName]: ClientEndpoint<EndpointTable[Name]> } = endpointRoutes;
