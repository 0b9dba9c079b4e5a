import { clientEndpoints } from '#contract/client-endpoints.ts';
import type { endpointRoutes } from '#contract/endpoint-routes.ts';
import { ALL_CART_OPTION_FIELDS } from '#domain/cart/cart-options.ts';

export type Json = Record<string, unknown>;
type CallName = keyof typeof endpointRoutes;

/** One host's choice among the allowed spellings (D-50). */
export type Spelling = {
  readonly name: string;
  /** Where its tokens name the customer. */
  readonly userIdClaim: string;
  /** Its message for `{userId}` instead of `{UserId}`. */
  readonly misread: 400 | 422;
  /** Spells the name of every field of a response. */
  readonly rename: (name: string) => string;
  /** Maps the shop's response data to this host's body; other endpoints respond as the shop does. */
  readonly bodies: Partial<Record<CallName, (data: Json, hostAddress: string) => unknown>>;
};

const buildPattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

export function findEndpointName(method: string, path: string): CallName | undefined {
  const names = Object.keys(clientEndpoints) as CallName[];
  return names.find(
    (name) => clientEndpoints[name].method === method && buildPattern(clientEndpoints[name].path).test(path),
  );
}

export const toList = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

export const pick = (record: Json, names: readonly string[]): Json =>
  Object.fromEntries(names.filter((name) => name in record).map((name) => [name, record[name]]));

/** Renames the keys at every depth. */
export function renameKeys(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => renameKeys(entry, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [rename(name), renameKeys(entry, rename)]));
}

/** The required fields (ENT), without the shop's additions. */
export const SPECIFIED_FIELDS = {
  image: ['url', 'sortOrder', 'hexCode'],
  product: ['id', 'title', 'slug', 'category', 'subCategory', 'orderComment', 'isFeatured', 'images'],
  cartItem: [
    'id',
    'productId',
    'productTypeId',
    'colorHex',
    'widthInInches',
    'heightInInches',
    'areaSqFt',
    'quantity',
    'productImageUrl',
    'productTitle',
    'productSlug',
    'category',
    'subCategory',
    'unitPrice',
    'lineTotal',
    ...ALL_CART_OPTION_FIELDS,
  ],
  order: [
    'id',
    'status',
    'createdAt',
    'paidAt',
    'cashfreePaymentId',
    'amountInPaise',
    'currency',
    'customerName',
    'customerEmail',
    'customerPhone',
    'addressLine1',
    'addressLine2',
    'city',
    'state',
    'postalCode',
    'country',
    'items',
  ],
  createdOrder: ['paymentSessionId', 'cashfreeOrderId', 'amountInPaise', 'currency'],
  verdict: ['status', 'orderId', 'paymentId', 'amountInPaise', 'currency'],
} as const;
