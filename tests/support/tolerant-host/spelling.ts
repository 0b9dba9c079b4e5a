import { calls, type callTable } from '#contract/calls.ts';

export type Json = Record<string, unknown>;
type CallName = keyof typeof callTable;

/** How one host writes what the specification lets hosts write in more than one way. */
export type Spelling = {
  readonly name: string;
  /** Where its tokens name the customer. */
  readonly userIdClaim: string;
  /** How it says that it reads `{UserId}` and not `{userId}`. */
  readonly misread: 400 | 422;
  /** The body for the data of the shop's own answer; a call that is left out is answered as the shop does. */
  readonly bodies: Partial<Record<CallName, (data: Json, hostAddress: string) => unknown>>;
};

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

export function callNameOf(method: string, path: string): CallName | undefined {
  const names = Object.keys(calls) as CallName[];
  return names.find((name) => calls[name].method === method && patternOf(calls[name].path).test(path));
}

export const listIn = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

export const only = (record: Json, names: readonly string[]): Json =>
  Object.fromEntries(names.filter((name) => name in record).map((name) => [name, record[name]]));

export const renamed = (record: Json, rename: (name: string) => string): Json =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [rename(name), value]));

/** The fields that the specification names, and none of those that our shop adds (0 §3, 1 §3). */
export const STATED = {
  image: ['url', 'sortOrder', 'hexCode'],
  product: ['id', 'title', 'slug', 'category', 'subCategory', 'orderComment', 'isFeatured', 'images'],
  cartItem: [
    ...['id', 'productId', 'productTypeId', 'colorHex', 'widthInInches', 'heightInInches', 'areaSqFt', 'quantity'],
    ...['productImageUrl', 'productTitle', 'productSlug', 'category', 'subCategory', 'unitPrice', 'lineTotal'],
    ...['wallpaperFinish', 'wallpaperIsWashable', 'curtainConfiguration', 'curtainHeading', 'curtainTiebacks'],
    ...['fittingType', 'blindStyle', 'motorisation', 'chainColour', 'sideOfControls', 'fabricMaterial', 'fabricWidth'],
    ...['fabricIsWashable', 'canvasFrameType', 'canvasHasMirrorEdges'],
  ],
  order: [
    ...['id', 'status', 'createdAt', 'paidAt', 'cashfreePaymentId', 'amountInPaise', 'currency', 'customerName'],
    ...['customerEmail', 'customerPhone', 'addressLine1', 'addressLine2', 'city', 'state', 'postalCode', 'country'],
    'items',
  ],
  createdOrder: ['paymentSessionId', 'cashfreeOrderId', 'amountInPaise', 'currency'],
  verdict: ['status', 'orderId', 'paymentId', 'amountInPaise', 'currency'],
} as const;
