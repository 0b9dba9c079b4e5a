import { PAID_EMAIL_TOPICS } from '#domain/orders/order-notifications.ts';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import type { FaultReport } from '../fault-run.ts';
import { type AcknowledgedWrites, createAcknowledgedWrites } from './acknowledged-writes.ts';
import type { ProviderLedger } from './provider-ledger.ts';
import type { ShopLedger } from './shop-ledger.ts';

type Order = ShopLedger['orders'][number];
type Payment = ProviderLedger['payments'][number];

const PAID_STATUSES: readonly number[] = [
  ORDER_STATUS.paid,
  ORDER_STATUS.processing,
  ORDER_STATUS.shipped,
  ORDER_STATUS.delivered,
];
const isPendingOrDone = ({ status }: ProviderLedger['refunds'][number]) =>
  status === 'SUCCESS' || status === 'PENDING' || status === 'ONHOLD';

/**
 * Checks that the shop's ledger and the provider's agree: every successful payment belongs to exactly one paid order or
 * was refunded, every paid order has one, amounts match to the paisa, and every acknowledged record exists.
 */
export function compareLedgers(
  provider: ProviderLedger,
  shop: ShopLedger,
  acknowledged: AcknowledgedWrites = createAcknowledgedWrites(),
): FaultReport {
  const successes = provider.payments.filter(({ status }) => status === 'SUCCESS');
  const paid = shop.orders.filter(({ status }) => PAID_STATUSES.includes(status));
  return {
    observations: [
      `provider: ${provider.orders.length} orders, ${successes.length} successes, ${provider.refunds.length} refunds`,
      `shop: ${shop.orders.length} orders, ${paid.length} of them paid`,
      `acknowledged: ${acknowledged.orders.size} orders, ${acknowledged.paidOrderIds.size} payments, ` +
        `${acknowledged.cartLineIds.size} cart lines, ${acknowledged.userIdsWithDetails.size} addresses`,
    ],
    violations: [
      ...compareOrders(provider, shop),
      ...compareAmounts(provider, successes, shop),
      ...comparePayments(successes, shop),
      ...checkAcknowledged(shop, acknowledged),
    ],
  };
}

/** Checks that every payment caused one email to the customer and one to the shop. */
export function checkPaidEmails({ orders, paidEmails }: ShopLedger): string[] {
  const counts = new Map<string, number>();
  for (const { orderId, topic } of paidEmails)
    counts.set(`${orderId} ${topic}`, (counts.get(`${orderId} ${topic}`) ?? 0) + 1);
  return orders
    .filter(({ status }) => PAID_STATUSES.includes(status))
    .flatMap(({ id, orderNumber }) =>
      PAID_EMAIL_TOPICS.map((topic) => ({ orderNumber, topic, count: counts.get(`${id} ${topic}`) ?? 0 })),
    )
    .filter(({ count }) => count !== 1)
    .map(({ orderNumber, topic, count }) => `${orderNumber} is paid and has ${count} emails ${topic}, not one`);
}

function indexByProviderId(shop: ShopLedger): Map<string, Order> {
  const byId = new Map(shop.orders.map((order) => [order.id, order]));
  return new Map(
    shop.attempts.flatMap(({ providerOrderId, orderId }) => {
      const order = byId.get(orderId);
      return order ? [[providerOrderId, order] as const] : [];
    }),
  );
}

function compareOrders(provider: ProviderLedger, shop: ShopLedger): string[] {
  const orders = indexByProviderId(shop);
  return provider.orders.flatMap(({ orderId, amountPaise }) => {
    const order = orders.get(orderId);
    if (!order) return [`${orderId} is an order at the provider, but not in the shop`];
    const differs = order.amountPaise !== amountPaise;
    return differs ? [`${orderId} costs ${amountPaise} paise at the provider, ${order.amountPaise} in the shop`] : [];
  });
}

function compareAmounts(provider: ProviderLedger, successes: readonly Payment[], shop: ShopLedger): string[] {
  const orders = indexByProviderId(shop);
  const refunded = new Map<string, number>();
  for (const refund of provider.refunds.filter(isPendingOrDone)) {
    refunded.set(refund.paymentId, (refunded.get(refund.paymentId) ?? 0) + refund.amountPaise);
  }
  const retained = successes.filter(({ paymentId, amountPaise }) => (refunded.get(paymentId) ?? 0) < amountPaise);
  const findRetained = (id: string | undefined) => retained.filter(({ orderId }) => orders.get(orderId)?.id === id);
  const overRefunded = successes.filter(({ paymentId, amountPaise }) => (refunded.get(paymentId) ?? 0) > amountPaise);
  return [
    ...overRefunded.map(({ paymentId }) => `payment ${paymentId} was refunded more than its amount`),
    ...findRetained(undefined).map(({ paymentId }) => `payment ${paymentId} succeeded for an unknown order`),
    ...shop.orders.flatMap((order) => checkOrderPayments(order, findRetained(order.id))),
  ];
}

function checkOrderPayments({ orderNumber, status, amountPaise }: Order, retained: readonly Payment[]): string[] {
  const isPaid = PAID_STATUSES.includes(status);
  if (isPaid && retained.length === 0)
    return [`${orderNumber} is paid in the shop, but the provider has no payment for it`];
  if (!isPaid && retained.length > 0) return [`${orderNumber} has status ${status}, but the provider has a payment`];
  if (retained.length > 1) return [`${orderNumber} was paid ${retained.length} times`];
  const paidPaise = retained[0]?.amountPaise ?? amountPaise;
  return paidPaise === amountPaise ? [] : [`${orderNumber} costs ${amountPaise} paise, but ${paidPaise} were paid`];
}

function comparePayments(successes: readonly Payment[], shop: ShopLedger): string[] {
  const atProvider = new Map(successes.map((payment) => [payment.paymentId, payment]));
  const recorded = shop.payments.filter(({ state }) => state === 'SUCCESS');
  const unknownPayments = recorded.filter(
    ({ paymentId, amountPaise }) => atProvider.get(paymentId)?.amountPaise !== amountPaise,
  );
  const unpaidOrders = shop.orders.filter(
    ({ status, paymentId }) => PAID_STATUSES.includes(status) && !atProvider.has(paymentId ?? ''),
  );
  return [
    ...unknownPayments.map(({ paymentId }) => `payment ${paymentId} succeeded in the shop but not at the provider`),
    ...unpaidOrders.map(
      ({ orderNumber, paymentId }) => `${orderNumber} has payment ${paymentId}, which did not succeed`,
    ),
  ];
}

function checkAcknowledged(shop: ShopLedger, acknowledged: AcknowledgedWrites): string[] {
  const orders = indexByProviderId(shop);
  const stored = new Set([...shop.cartLineIds, ...shop.items.map(({ cartLineId }) => cartLineId)]);
  const usersWithDetails = new Set(shop.userIdsWithDetails);
  const byId = new Map(shop.orders.map((order) => [order.id, order]));
  const reportMissing = (record: string, ids: readonly string[]) =>
    ids.map((id) => `${record} ${id} was acknowledged but is missing`);
  const missingOrders = [...acknowledged.orders].filter(([providerOrderId, { id, amountPaise }]) => {
    const order = orders.get(providerOrderId);
    return order?.id !== id || order.amountPaise !== amountPaise;
  });
  return [
    ...reportMissing(
      'the address of',
      [...acknowledged.userIdsWithDetails].filter((id) => !usersWithDetails.has(id)),
    ),
    ...reportMissing(
      'cart line',
      [...acknowledged.cartLineIds].filter((id) => !stored.has(id)),
    ),
    ...reportMissing(
      'order',
      missingOrders.map(([providerOrderId]) => providerOrderId),
    ),
    ...reportMissing(
      'the payment of',
      [...acknowledged.paidOrderIds].filter((id) => !PAID_STATUSES.includes(byId.get(id)?.status ?? -1)),
    ),
  ];
}
