/** What is said to a customer who wants to pay again while a payment is unconfirmed (decision D-26). */
export const PAYMENT_STILL_PENDING_MESSAGE =
  'Your last payment is still being confirmed. Please wait a few minutes before you pay again.';
