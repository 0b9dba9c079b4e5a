import type { ApiFailure } from '#storefront/api/api-result.ts';
import { NETWORK_ERROR } from '../network-error.ts';

export function productsErrorText(failure: ApiFailure, fallback: string): string {
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
