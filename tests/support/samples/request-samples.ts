import { randomUUID } from 'node:crypto';
import type { EndpointName } from '#contract/endpoint-table.ts';
import { getDefaultOptions } from '#domain/catalogue/product-options.ts';
import { testProducts } from '../shop/test-catalogue.ts';

export type SampleRequest = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** The caller, and the ids of their records. */
type SampleOwner = { readonly userId: string; readonly lineId: string; readonly orderId: string };

const NEW_PASSWORD = 'another long password';
const person = { name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' };

/** A valid request for every endpoint; a new endpoint without one doesn't compile. */
export const sampleRequests: Readonly<Record<EndpointName, (owner: SampleOwner) => SampleRequest>> = {
  getAllProducts: () => ({}),
  getProductsByCategory: () => ({ params: { category: 'Wallpaper' } }),
  getProductsBySubCategory: () => ({ params: { category: 'Wallpaper', subCategory: 'bahaara' } }),
  getProductById: () => ({ params: { id: testProducts.wallpaper.id } }),
  getWishlist: () => ({}),
  addToWishlist: () => ({ params: { productId: testProducts.wallpaper.id } }),
  removeFromWishlist: () => ({ params: { productId: testProducts.wallpaper.id } }),
  getCart: () => ({}),
  addToCart: ({ userId }) => ({ body: { userId, items: [createSampleItem] } }),
  updateCartItem: ({ lineId }) => ({
    params: { itemId: lineId },
    body: { quantity: 2, widthInInches: 40, heightInInches: 50, colorHex: '#99aa88', orderComment: 'Left wall' },
  }),
  removeCartItem: ({ lineId }) => ({ params: { itemId: lineId } }),
  clearCart: () => ({}),
  authenticate: () => ({ body: { email: person.email, password: 'a long password' } }),
  registerCustomer: () => {
    const email = `${randomUUID()}@example.in`;
    const password = 'a long password';
    const account = { name: person.name, email, userName: email, phoneNumber: person.phone };
    return { body: { ...account, password, confirmPassword: password } };
  },
  logOut: () => ({}),
  logOutEverywhere: () => ({}),
  getDevices: () => ({}),
  forgotPassword: () => ({ body: { email: person.email } }),
  resetPassword: () => ({ body: { token: 'x'.repeat(43), password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD } }),
  changePassword: () => ({
    body: { currentPassword: 'a long password', password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
  }),
  changeEmail: () => ({ body: { email: 'asha.rao@example.in', password: 'a long password' } }),
  confirmEmail: () => ({ body: { token: 'x'.repeat(43) } }),
  createOrder: ({ userId }) => ({ body: { userId } }),
  verifyPayment: () => ({ body: { cashfree_order_id: 'AAN-2222222222', cashfree_payment_id: '1', signature: 'x' } }),
  getUserDetails: ({ userId }) => ({ params: { userId } }),
  saveUserDetails: ({ userId }) => ({
    body: {
      userId,
      firstName: 'Asha',
      lastName: 'Rao',
      email: person.email,
      phone: person.phone,
      addressLine1: '1 Lane',
      addressLine2: 'Flat 2',
      city: 'Pune',
      state: 'Maharashtra',
      postalCode: '411001',
      country: 'IN',
    },
  }),
  getMyOrders: () => ({
    query: { Page: '1', PageSize: '20', Status: '1', From: '2026-01-01', To: '2026-01-31', CashfreeOrderId: 'AAN-2' },
  }),
  getMyOrder: ({ orderId }) => ({ params: { id: orderId } }),
  sendContactMessage: () => ({ body: { ...person, message: 'Hello' } }),
  sendProjectInquiry: () => ({
    body: { name: person.name, email: person.email, phone: person.phone, projectType: 'Hotel', projectDetails: 'Big' },
  }),
  sendCustomizationInquiry: () => ({
    body: {
      customerName: person.name,
      email: person.email,
      phone: person.phone,
      productType: 'Wallpaper',
      customizationDetails: 'Blue',
    },
  }),
  findTicket: () => ({ body: { ticket: 'MSG-2222222222', email: person.email } }),
  getPrivacy: () => ({}),
  getMyData: () => ({}),
  sendVerificationEmail: () => ({}),
  verifyEmail: () => ({ body: { token: 'a-token' } }),
  saveMarketingConsent: () => ({ body: { isGiven: true } }),
  eraseMyData: () => ({ body: { password: 'a long password' } }),
  withdrawErasure: () => ({}),
};

const createSampleItem = {
  productId: testProducts.wallpaper.id,
  quantity: 1,
  widthInInches: 36,
  heightInInches: 48,
  colorHex: '#99aa88',
  ...getDefaultOptions('curtains'),
  ...getDefaultOptions('blinds'),
  productImageUrl: '/pictures/a.webp',
  orderComment: 'Left wall',
};
