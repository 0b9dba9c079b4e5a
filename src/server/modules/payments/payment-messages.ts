import { AppError } from '../../http/app-error.ts';

export const PAYMENT_JUST_CONFIRMED =
  'Your last payment has just been confirmed and the order is placed. Please look at your cart before you pay again.';
export const CART_CHANGED = 'Your cart has changed in the meantime. Please check it and try again.';
export const PROVIDER_DOWN =
  'The payment service does not answer right now. Nothing has been charged. Please try again in a moment.';
export const VERIFY_DOWN =
  'We cannot reach the payment service to confirm your payment right now. Please do not pay again; we keep checking.';
export const PROVIDER_REFUSED = 'This order cannot be paid online right now. Please contact us and we will help you.';
export const PAID_TOO_LATE = 'This order had been cancelled before the payment arrived. Your money is being sent back.';

export const goneMessage = (names: readonly string[]): string =>
  names.length === 1
    ? `${names[0]} is no longer sold and was taken out of your cart. Please check your cart before you pay.`
    : `${names.join(', ')} are no longer sold and were taken out of your cart. Please check your cart before you pay.`;

/** 409 and not 400, because clients send CreateOrder again on 400 and 422 (SRV-43). */
export const conflict = (message: string): AppError => new AppError({ status: 409, message });
