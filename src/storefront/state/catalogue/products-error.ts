import type { CallFailure } from '#storefront/api/call-outcome.ts';
import { NETWORK_ERROR } from '../network-error.ts';

/** Specification 0 §8, product calls. */
export function productsErrorText(failure: CallFailure, fallback: string): string {
  switch (failure.kind) {
    case 'httpError':
      return `HTTP ${failure.status}`;
    case 'refused':
      return failure.message ?? fallback;
    case 'unreachable':
      return failure.reason || NETWORK_ERROR;
    case 'notJson':
      return fallback;
  }
}
