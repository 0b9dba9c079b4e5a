/** Every endpoint of the storefront API with its schemas, by name. The browser imports only the types of this file. */
import { authenticate, registerCustomer } from './storefront/account.ts';
import { addToCart, clearCart, getCart, removeCartItem, updateCartItem } from './storefront/cart.ts';
import {
  getAllProducts,
  getProductById,
  getProductsByCategory,
  getProductsBySubCategory,
} from './storefront/catalogue.ts';
import { changeEmail, changePassword, confirmEmail, forgotPassword, resetPassword } from './storefront/credentials.ts';
import {
  findTicket,
  sendContactMessage,
  sendCustomizationInquiry,
  sendProjectInquiry,
} from './storefront/inquiries.ts';
import { getMyOrder, getMyOrders } from './storefront/orders.ts';
import { createOrder, verifyPayment } from './storefront/payments.ts';
import {
  eraseMyData,
  getMyData,
  getPrivacy,
  saveMarketingConsent,
  sendVerificationEmail,
  verifyEmail,
  withdrawErasure,
} from './storefront/privacy.ts';
import { getDevices, logOut, logOutEverywhere } from './storefront/sessions.ts';
import { getUserDetails, saveUserDetails } from './storefront/user-details.ts';
import { addToWishlist, getWishlist, removeFromWishlist } from './storefront/wishlist.ts';

export const endpointTable = {
  getAllProducts,
  getProductsByCategory,
  getProductsBySubCategory,
  getProductById,
  getWishlist,
  addToWishlist,
  removeFromWishlist,
  getCart,
  addToCart,
  updateCartItem,
  removeCartItem,
  clearCart,
  authenticate,
  registerCustomer,
  createOrder,
  verifyPayment,
  getUserDetails,
  saveUserDetails,
  getMyOrders,
  getMyOrder,
  sendContactMessage,
  sendProjectInquiry,
  sendCustomizationInquiry,
  findTicket,
  logOut,
  logOutEverywhere,
  getDevices,
  forgotPassword,
  resetPassword,
  changePassword,
  changeEmail,
  confirmEmail,
  getPrivacy,
  getMyData,
  sendVerificationEmail,
  verifyEmail,
  saveMarketingConsent,
  eraseMyData,
  withdrawErasure,
} as const;

export type EndpointTable = typeof endpointTable;
export type EndpointName = keyof EndpointTable;
