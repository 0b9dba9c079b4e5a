type Json = Readonly<Record<string, unknown>>;

/** What a notice is about; nothing else in it is believed. */
export type Notice = {
  readonly type: string;
  readonly payment: { readonly providerOrderId: string; readonly paymentId: string | undefined } | undefined;
  readonly refundId: string | undefined;
};

const LONGEST_ID = 200;
const recordOf = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});
/** Ids are texts in some notices and numbers in others. */
function idOf(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' && text.length <= LONGEST_ID && !text.includes('\0')
    ? text
    : undefined;
}

/** `undefined` when it is not JSON. */
export function readNotice(raw: Buffer): Notice | undefined {
  const body = parsed(raw);
  if (body === undefined) return undefined;
  const { type, data } = recordOf(body);
  const { order, payment, refund } = recordOf(data);
  const providerOrderId = idOf(recordOf(order).order_id);
  const paymentId = idOf(recordOf(payment).cf_payment_id);
  return {
    type: idOf(type) ?? 'unknown',
    payment: providerOrderId === undefined ? undefined : { providerOrderId, paymentId },
    refundId: idOf(recordOf(refund).refund_id),
  };
}

function parsed(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
}
