import type { ApiResult } from '#storefront/api/api-result.ts';

const DEFAULT_ORDERS_ERROR = 'Failed to load orders';
const DEFAULT_ORDER_ERROR = 'Failed to load order';

export const getOrdersErrorMessage = (result: ApiResult): string =>
  formatError(result, 'Failed to fetch orders', DEFAULT_ORDERS_ERROR);
export const getOrderErrorMessage = (result: ApiResult): string =>
  formatError(result, 'Failed to fetch order', DEFAULT_ORDER_ERROR);

function formatError(result: ApiResult, prefix: string, fallback: string): string {
  switch (result.kind) {
    case 'httpError':
      return `${prefix}: ${result.status} ${getErrorDetail(result)}`.trimEnd();
    case 'refused':
      return result.message ?? fallback;
    case 'ok':
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
