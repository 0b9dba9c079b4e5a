/** Checkout messages that both the server and the storefront use. */
export const CART_EMPTY = 'Your cart is empty';
export const ORDER_ID_MISSING_MESSAGE = 'Missing order id';
export const LOG_IN_TO_CONTINUE = 'Please log in to continue.';
