import { isLoopback } from '../config/network-address.ts';
import { toCashfreeAmount } from './cashfree-amounts.ts';
import type { CreateProviderOrderInput, CreateProviderRefundInput } from './payment-provider.ts';

/** Where the provider redirects the customer and sends webhooks. */
export type CashfreeCallbackUrls = { readonly publicOrigin: string; readonly webhookUrl: string };

const MIN_NAME_LENGTH = 3;
const MAX_NAME_LENGTH = 100;
const MAX_EMAIL_LENGTH = 100;

export function buildOrderBody(input: CreateProviderOrderInput, { publicOrigin, webhookUrl }: CashfreeCallbackUrls) {
  const canReceiveWebhooks = webhookUrl.startsWith('https://') || isLoopback(webhookUrl);
  return {
    order_id: input.providerOrderId,
    order_amount: toCashfreeAmount(input.amountPaise),
    order_currency: input.currency,
    customer_details: buildCustomer(input.customer),
    order_meta: {
      return_url: `${publicOrigin}/cashfree-return?order_id={order_id}`,
      ...(canReceiveWebhooks && { notify_url: webhookUrl }),
    },
    order_expiry_time: input.expiresAt.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    ...(input.note && { order_note: input.note.slice(0, 200) }),
  };
}

/** Omits a name or email that the provider might reject; both are optional. */
function buildCustomer({ id, name, email, phone }: CreateProviderOrderInput['customer']) {
  const plainName = name
    .replace(/[^\p{L}\p{M}\p{N} .'-]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  const customerName = Array.from(plainName).slice(0, MAX_NAME_LENGTH).join('').trim();
  return {
    // Only letters and digits are allowed.
    customer_id: id.replaceAll('-', ''),
    customer_phone: phone,
    ...(customerName.length >= MIN_NAME_LENGTH && { customer_name: customerName }),
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && email.length <= MAX_EMAIL_LENGTH && { customer_email: email }),
  };
}

export const buildRefundBody = ({ refundId, amountPaise, note }: CreateProviderRefundInput) => ({
  refund_id: refundId,
  refund_amount: toCashfreeAmount(amountPaise),
  refund_note: note.slice(0, 100),
  refund_speed: 'STANDARD',
});
