import { AppError } from '../../http/app-error.ts';

export const PAYMENT_JUST_CONFIRMED =
  'Your last payment has just been confirmed and the order is placed. Please look at your cart before you pay again.';
export const CART_CHANGED = 'Your cart has changed in the meantime. Please check it and try again.';
export const PROVIDER_UNAVAILABLE =
  'The payment service does not answer right now. Nothing has been charged. Please try again in a moment.';
export const VERIFY_UNAVAILABLE =
  'We cannot reach the payment service to confirm your payment right now. Please do not pay again; we keep checking.';
export const PROVIDER_REJECTED = 'This order cannot be paid online right now. Please contact us and we will help you.';
export const PAID_TOO_LATE = 'This order had been cancelled before the payment arrived. Your money is being sent back.';

export const unavailableItemsMessage = (names: readonly string[]): string =>
  names.length === 1
    ? `${names[0]} is no longer sold and was taken out of your cart. Please check your cart before you pay.`
    : `${names.join(', ')} are no longer sold and were taken out of your cart. Please check your cart before you pay.`;

/** 409 rather than 400: clients retry CreateOrder on 400 and 422. */
export const conflictError = (message: string): AppError => new AppError({ status: 409, message });
