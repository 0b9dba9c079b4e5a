import type { CallFailure } from '#storefront/api/call-outcome.ts';

const ORDERS_FAILED_UNTOLD = 'Failed to load orders';
const ORDER_FAILED_UNTOLD = 'Failed to load order';

/** Specification 1 §8, orders. */
export const ordersErrorText = (failure: CallFailure): string =>
  errorText(failure, 'Failed to fetch orders', ORDERS_FAILED_UNTOLD);
export const orderErrorText = (failure: CallFailure): string =>
  errorText(failure, 'Failed to fetch order', ORDER_FAILED_UNTOLD);

function errorText(failure: CallFailure, start: string, untold: string): string {
  switch (failure.kind) {
    case 'httpError':
      return `${start}: ${failure.status} ${wordsOf(failure)}`.trimEnd();
    case 'refused':
      return failure.message ?? untold;
    case 'notJson':
    case 'unreachable':
      return untold;
  }
}

/** Our reading: '{text}' means words, so of our own JSON its message, and nothing of a gateway's HTML page (ERR-46). */
function wordsOf({ message, isJson, text }: { message: string | undefined; isJson: boolean; text: string }): string {
  const isPage = text.trimStart().startsWith('<');
  return message ?? (isJson || isPage ? '' : text.trim());
}
