import { isLoopback } from '../config/payment-settings.ts';
import { toCashfreeAmount } from './cashfree-amounts.ts';
import type { CreateProviderOrderInput, CreateProviderRefundInput } from './payment-provider.ts';

/** Where the provider sends the customer, and its notices. */
export type CashfreeCallbackUrls = { readonly publicOrigin: string; readonly webhookUrl: string };

const NAME_LENGTH = { shortest: 3, longest: 100 };
const MAX_EMAIL_LENGTH = 100;

export function buildOrderBody(wish: CreateProviderOrderInput, { publicOrigin, webhookUrl }: CashfreeCallbackUrls) {
  const mayNotify = webhookUrl.startsWith('https://') || isLoopback(webhookUrl);
  return {
    order_id: wish.providerOrderId,
    order_amount: toCashfreeAmount(wish.amountPaise),
    order_currency: wish.currency,
    customer_details: buildCustomer(wish.customer),
    order_meta: {
      return_url: `${publicOrigin}/cashfree-return?order_id={order_id}`,
      ...(mayNotify && { notify_url: webhookUrl }),
    },
    order_expiry_time: wish.expiresAt.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    ...(wish.note && { order_note: wish.note.slice(0, 200) }),
  };
}

/** Name and email help the customer on the provider's page but are not required: better none than a refused order. */
function buildCustomer({ id, name, email, phone }: CreateProviderOrderInput['customer']) {
  const plainName = name
    .replace(/[^\p{L}\p{M}\p{N} .'-]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  const shownName = Array.from(plainName).slice(0, NAME_LENGTH.longest).join('').trim();
  return {
    // Letters and digits alone are allowed.
    customer_id: id.replaceAll('-', ''),
    customer_phone: phone,
    ...(shownName.length >= NAME_LENGTH.shortest && { customer_name: shownName }),
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && email.length <= MAX_EMAIL_LENGTH && { customer_email: email }),
  };
}

export const buildRefundBody = ({ refundId, amountPaise, note }: CreateProviderRefundInput) => ({
  refund_id: refundId,
  refund_amount: toCashfreeAmount(amountPaise),
  refund_note: note.slice(0, 100),
  refund_speed: 'STANDARD',
});
