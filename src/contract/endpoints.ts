/**
 * The endpoint table: every call of the specification (0 §7, 1 §7) under the name by which code speaks of it.
 */
import { authenticate, registerCustomer } from './api/account.ts';
import { addToCart, clearCart, getCart, removeCartItem, updateCartItem } from './api/cart.ts';
import { getAllProducts, getProductById, getProductsByCategory, getProductsBySubCategory } from './api/catalogue.ts';
import { sendContactMessage, sendCustomizationInquiry, sendProjectInquiry } from './api/inquiries.ts';
import { getMyOrder, getMyOrders } from './api/orders.ts';
import { createOrder, verifyPayment } from './api/payments.ts';
import { getUserDetails, saveUserDetails } from './api/user-details.ts';
import { addToWishlist, getWishlist, removeFromWishlist } from './api/wishlist.ts';

export const endpoints = {
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
} as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
