import type { ApiFailure } from '#storefront/api/api-result.ts';

const DEFAULT_ORDERS_ERROR = 'Failed to load orders';
const DEFAULT_ORDER_ERROR = 'Failed to load order';

export const getOrdersErrorMessage = (failure: ApiFailure): string =>
  formatError(failure, 'Failed to fetch orders', DEFAULT_ORDERS_ERROR);
export const getOrderErrorMessage = (failure: ApiFailure): string =>
  formatError(failure, 'Failed to fetch order', DEFAULT_ORDER_ERROR);

function formatError(failure: ApiFailure, prefix: string, fallback: string): string {
  switch (failure.kind) {
    case 'httpError':
      return `${prefix}: ${failure.status} ${getErrorDetail(failure)}`.trimEnd();
    case 'refused':
      return failure.message ?? fallback;
    case 'notJson':
    case 'unreachable':
      return fallback;
  }
}

/** Returns the server's message or plain text; ignores HTML error pages (ERR-46). */
function getErrorDetail({
  message,
  isJson,
  text,
}: {
  message: string | undefined;
  isJson: boolean;
  text: string;
}): string {
  const isPage = text.trimStart().startsWith('<');
  return message ?? (isJson || isPage ? '' : text.trim());
}
