type JsonObject = Readonly<Record<string, unknown>>;

/** The ids in a webhook event. The shop trusts nothing else in it. */
export type WebhookEvent = {
  readonly type: string;
  /** The order that the event is about, and its payment if any. */
  readonly order: { readonly providerOrderId: string; readonly paymentId: string | undefined } | undefined;
  readonly refundId: string | undefined;
  /** The order whose money went back, if the event is about a refund or a dispute. */
  readonly reversal: { readonly kind: 'refund' | 'dispute'; readonly providerOrderId: string } | undefined;
};

const MAX_ID_LENGTH = 200;
const toObject = (value: unknown): JsonObject =>
  typeof value === 'object' && value !== null ? (value as JsonObject) : {};
/** Ids are strings in some events and numbers in others. */
function parseId(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' && text.length <= MAX_ID_LENGTH && !text.includes('\0')
    ? text
    : undefined;
}

/** Returns `undefined` if the body is not JSON. */
export function parseWebhookEvent(rawBody: Buffer): WebhookEvent | undefined {
  const body = parseJson(rawBody);
  if (body === undefined) return undefined;
  const { type, data } = toObject(body);
  const { order, payment, refund, dispute, order_details } = toObject(data);
  const providerOrderId = parseId(toObject(order).order_id);
  const paymentId = parseId(toObject(payment).cf_payment_id);
  return {
    type: parseId(type) ?? 'unknown',
    order: providerOrderId === undefined ? undefined : { providerOrderId, paymentId },
    refundId: parseId(toObject(refund).refund_id),
    reversal:
      dispute === undefined
        ? buildReversal('refund', toObject(refund).order_id)
        : buildReversal('dispute', toObject(order_details).order_id),
  };
}

function buildReversal(kind: 'refund' | 'dispute', orderId: unknown): WebhookEvent['reversal'] {
  const providerOrderId = parseId(orderId);
  return providerOrderId === undefined ? undefined : { kind, providerOrderId };
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}
