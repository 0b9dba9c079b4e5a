import type { CallFailure } from '#storefront/api/call-outcome.ts';

export const UNKNOWN_CART_ERROR = 'Unknown error';

/** Specification 0 §8, cart calls. The body is read before the status is looked at. */
export function cartErrorText(failure: CallFailure): string {
  switch (failure.kind) {
    case 'notJson':
      return `Invalid JSON: ${failure.text}`;
    case 'httpError':
      return failure.isJson
        ? `HTTP ${failure.status}: ${failure.message ?? UNKNOWN_CART_ERROR}`
        : `Invalid JSON: ${failure.text}`;
    case 'refused':
      return failure.message ?? UNKNOWN_CART_ERROR;
    case 'unreachable':
      return failure.reason || UNKNOWN_CART_ERROR;
  }
}
