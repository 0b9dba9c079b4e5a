import { isLoopback } from '../config/payment-settings.ts';
import { cashfreeRupees } from './cashfree-amounts.ts';
import type { ProviderOrderWish, ProviderRefundWish } from './payment-provider.ts';

/** Where the provider sends the customer, and its notices. */
export type CashfreeAddresses = { readonly publicOrigin: string; readonly webhookUrl: string };

const NAME = { shortest: 3, longest: 100 };
const EMAIL_LONGEST = 100;

export function orderBody(wish: ProviderOrderWish, { publicOrigin, webhookUrl }: CashfreeAddresses) {
  const mayNotify = webhookUrl.startsWith('https://') || isLoopback(webhookUrl);
  return {
    order_id: wish.providerOrderId,
    order_amount: cashfreeRupees(wish.amountPaise),
    order_currency: wish.currency,
    customer_details: customerOf(wish.customer),
    order_meta: {
      return_url: `${publicOrigin}/cashfree-return?order_id={order_id}`,
      ...(mayNotify && { notify_url: webhookUrl }),
    },
    order_expiry_time: wish.expiresAt.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    ...(wish.note && { order_note: wish.note.slice(0, 200) }),
  };
}

/** Name and email help the customer on the provider's page but are not required: better none than a refused order. */
function customerOf({ id, name, email, phone }: ProviderOrderWish['customer']) {
  const plainName = name
    .replace(/[^\p{L}\p{M}\p{N} .'-]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  const shownName = Array.from(plainName).slice(0, NAME.longest).join('').trim();
  return {
    // Letters and digits alone are allowed.
    customer_id: id.replaceAll('-', ''),
    customer_phone: phone,
    ...(shownName.length >= NAME.shortest && { customer_name: shownName }),
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && email.length <= EMAIL_LONGEST && { customer_email: email }),
  };
}

export const refundBody = ({ refundId, amountPaise, note }: ProviderRefundWish) => ({
  refund_id: refundId,
  refund_amount: cashfreeRupees(amountPaise),
  refund_note: note.slice(0, 100),
  refund_speed: 'STANDARD',
});
