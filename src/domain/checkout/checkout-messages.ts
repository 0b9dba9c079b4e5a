/** Sentences of checkout that the server answers and the shop front says by itself when it knows sooner (specification 1 §8). */
export const CART_EMPTY = 'Your cart is empty';
export const ORDER_ID_MISSING = 'Missing order id';
export const LOG_IN_TO_CONTINUE = 'Please log in to continue.';
