import type { ApiFailure } from '#storefront/api/api-result.ts';

export const UNKNOWN_CART_ERROR = 'Unknown error';

export function getCartErrorMessage(failure: ApiFailure): string {
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

const CONFLICT = 'HTTP 409: ';

/** Returns the server's own sentence of a conflict's error message. */
export const readConflictMessage = (error: string | undefined): string | undefined =>
  error?.startsWith(CONFLICT) ? error.slice(CONFLICT.length) : undefined;
