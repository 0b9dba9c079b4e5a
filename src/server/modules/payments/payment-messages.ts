import { AppError } from '#server/http/app-error.ts';

export const PAYMENT_JUST_CONFIRMED_MESSAGE =
  "We've just confirmed your last payment and placed the order. Please check your cart before you pay again.";
export const CART_CHANGED_MESSAGE = 'Your cart has changed in the meantime. Please check it and try again.';
export const CUSTOMER_ORDER_CHANGED_MESSAGE = 'Your order has just changed. Please try again.';
export const PAYMENT_UNAVAILABLE_MESSAGE =
  "The payment service isn't responding right now. You haven't been charged. Please try again in a moment.";
export const VERIFICATION_UNAVAILABLE_MESSAGE =
  "We can't reach the payment service to confirm your payment right now. Please don't pay again; we'll keep checking.";
export const ORDER_REJECTED_BY_PROVIDER_MESSAGE =
  "You can't pay for this order online right now. Please contact us and we'll help you.";
export const PAID_AFTER_CANCELLATION_MESSAGE =
  "This order was cancelled before your payment arrived. We're refunding your money.";

export const formatRemovedItemsMessage = (names: readonly string[]): string =>
  names.length === 1
    ? `We no longer sell ${names[0]}, so we've removed it from your cart. Please check your cart before you pay.`
    : `We no longer sell ${names.join(', ')}, so we've removed them from your cart. Please check your cart before you pay.`;

/** Uses 409, because clients retry CreateOrder on 400 and 422. */
export const createConflictError = (message: string): AppError => new AppError({ status: 409, message });
