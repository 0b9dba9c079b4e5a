import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import type { FaultReport } from '../fault-run.ts';
import { type Acknowledged, createAcknowledged } from './acknowledged.ts';
import type { ProviderLedger } from './provider-ledger.ts';
import type { ShopLedger } from './shop-ledger.ts';

type Order = ShopLedger['orders'][number];
type Payment = ProviderLedger['payments'][number];

const HOLDS_MONEY: readonly number[] = [
  ORDER_STATUS.paid,
  ORDER_STATUS.processing,
  ORDER_STATUS.shipped,
  ORDER_STATUS.delivered,
];
const isUnderWayOrDone = ({ status }: ProviderLedger['refunds'][number]) =>
  status === 'SUCCESS' || status === 'PENDING' || status === 'ONHOLD';

/**
 * Checks that the shop's ledger and the provider's agree: every successful payment belongs to exactly one paid order or
 * was refunded, every paid order has one, amounts match to the paisa, and every acknowledged record exists.
 */
export function compareLedgers(
  provider: ProviderLedger,
  shop: ShopLedger,
  acknowledged: Acknowledged = createAcknowledged(),
): FaultReport {
  const successes = provider.payments.filter(({ status }) => status === 'SUCCESS');
  const paid = shop.orders.filter(({ status }) => HOLDS_MONEY.includes(status));
  return {
    seen: [
      `provider: ${provider.orders.length} orders, ${successes.length} successes, ${provider.refunds.length} refunds`,
      `shop: ${shop.orders.length} orders, ${paid.length} of them paid`,
      `acknowledged: ${acknowledged.orders.size} orders, ${acknowledged.paidOrderIds.size} payments, ` +
        `${acknowledged.cartLineIds.size} cart lines, ${acknowledged.detailedUserIds.size} addresses`,
    ],
    broken: [
      ...comparedOrders(provider, shop),
      ...comparedMoney(provider, successes, shop),
      ...comparedPayments(successes, shop),
      ...checkAcknowledged(shop, acknowledged),
    ],
  };
}

function ordersByProviderId(shop: ShopLedger): Map<string, Order> {
  const byId = new Map(shop.orders.map((order) => [order.id, order]));
  return new Map(
    shop.attempts.flatMap(({ providerOrderId, orderId }) => {
      const order = byId.get(orderId);
      return order ? [[providerOrderId, order] as const] : [];
    }),
  );
}

function comparedOrders(provider: ProviderLedger, shop: ShopLedger): string[] {
  const known = ordersByProviderId(shop);
  return provider.orders.flatMap(({ orderId, amountPaise }) => {
    const order = known.get(orderId);
    if (!order) return [`${orderId} is an order at the provider, but not in the shop`];
    const differs = order.amountPaise !== amountPaise;
    return differs ? [`${orderId} costs ${amountPaise} paise at the provider, ${order.amountPaise} in the shop`] : [];
  });
}

function comparedMoney(provider: ProviderLedger, successes: readonly Payment[], shop: ShopLedger): string[] {
  const known = ordersByProviderId(shop);
  const refunded = new Map<string, number>();
  for (const refund of provider.refunds.filter(isUnderWayOrDone)) {
    refunded.set(refund.paymentId, (refunded.get(refund.paymentId) ?? 0) + refund.amountPaise);
  }
  const kept = successes.filter(({ paymentId, amountPaise }) => (refunded.get(paymentId) ?? 0) < amountPaise);
  const findRetained = (id: string | undefined) => kept.filter(({ orderId }) => known.get(orderId)?.id === id);
  const overpaid = successes.filter(({ paymentId, amountPaise }) => (refunded.get(paymentId) ?? 0) > amountPaise);
  return [
    ...overpaid.map(({ paymentId }) => `payment ${paymentId} was paid back more than once`),
    ...findRetained(undefined).map(({ paymentId }) => `payment ${paymentId} succeeded for an unknown order`),
    ...shop.orders.flatMap((order) => wrongSum(order, findRetained(order.id))),
  ];
}

function wrongSum({ orderNumber, status, amountPaise }: Order, kept: readonly Payment[]): string[] {
  const isPaid = HOLDS_MONEY.includes(status);
  if (isPaid && kept.length === 0) return [`${orderNumber} is paid in the shop, but the provider has no money for it`];
  if (!isPaid && kept.length > 0) return [`${orderNumber} has status ${status}, but the provider took the money`];
  if (kept.length > 1) return [`${orderNumber} was paid ${kept.length} times`];
  const taken = kept[0]?.amountPaise ?? amountPaise;
  return taken === amountPaise ? [] : [`${orderNumber} costs ${amountPaise} paise, but ${taken} were taken`];
}

function comparedPayments(successes: readonly Payment[], shop: ShopLedger): string[] {
  const atProvider = new Map(successes.map((payment) => [payment.paymentId, payment]));
  const recorded = shop.payments.filter(({ status }) => status === 'SUCCESS');
  const invented = recorded.filter(
    ({ paymentId, amountPaise }) => atProvider.get(paymentId)?.amountPaise !== amountPaise,
  );
  const groundless = shop.orders.filter(
    ({ status, paymentId }) => HOLDS_MONEY.includes(status) && !atProvider.has(paymentId ?? ''),
  );
  return [
    ...invented.map(({ paymentId }) => `payment ${paymentId} is a success in the shop, but not so at the provider`),
    ...groundless.map(
      ({ orderNumber, paymentId }) => `${orderNumber} stands on payment ${paymentId}, which is no success`,
    ),
  ];
}

function checkAcknowledged(shop: ShopLedger, acknowledged: Acknowledged): string[] {
  const known = ordersByProviderId(shop);
  const stored = new Set([...shop.cartLineIds, ...shop.items.map(({ cartLineId }) => cartLineId)]);
  const detailed = new Set(shop.detailedUserIds);
  const byId = new Map(shop.orders.map((order) => [order.id, order]));
  const lost = (what: string, ids: readonly string[]) => ids.map((id) => `${what} ${id} was acknowledged and is gone`);
  const orders = [...acknowledged.orders].filter(([providerOrderId, { id, amountPaise }]) => {
    const order = known.get(providerOrderId);
    return order?.id !== id || order.amountPaise !== amountPaise;
  });
  return [
    ...lost(
      'the address of',
      [...acknowledged.detailedUserIds].filter((id) => !detailed.has(id)),
    ),
    ...lost(
      'cart line',
      [...acknowledged.cartLineIds].filter((id) => !stored.has(id)),
    ),
    ...lost(
      'order',
      orders.map(([providerOrderId]) => providerOrderId),
    ),
    ...lost(
      'the payment of',
      [...acknowledged.paidOrderIds].filter((id) => !HOLDS_MONEY.includes(byId.get(id)?.status ?? -1)),
    ),
  ];
}
