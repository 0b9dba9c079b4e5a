import { clientEndpoints } from '#contract/client-endpoints.ts';
import type { endpointRoutes } from '#contract/endpoint-routes.ts';

export type Json = Record<string, unknown>;
type CallName = keyof typeof endpointRoutes;

/** One host's choice among the spellings the specification allows. */
export type Spelling = {
  readonly name: string;
  /** Where its tokens name the customer. */
  readonly userIdClaim: string;
  /** Its message for `{userId}` instead of `{UserId}`. */
  readonly misread: 400 | 422;
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

export const renameKeys = (record: Json, rename: (name: string) => string): Json =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [rename(name), value]));

/** The fields named by the specification, without the shop's additions. */
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
    'wallpaperFinish',
    'wallpaperIsWashable',
    'curtainConfiguration',
    'curtainHeading',
    'curtainTiebacks',
    'fittingType',
    'blindStyle',
    'motorisation',
    'chainColour',
    'sideOfControls',
    'fabricMaterial',
    'fabricWidth',
    'fabricIsWashable',
    'canvasFrameType',
    'canvasHasMirrorEdges',
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
