import { describe, expect, it } from 'vitest';
import { toPaise } from '#domain/money/paise.ts';
import { PAID_EMAIL_TOPICS } from '#domain/orders/order-notifications.ts';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import { createAcknowledgedWrites } from './acknowledged-writes.ts';
import { checkPaidEmails, compareLedgers } from './compare-ledgers.ts';
import type { ProviderLedger } from './provider-ledger.ts';
import type { ShopLedger } from './shop-ledger.ts';

const createPayment = (paymentId: string, status: 'SUCCESS' | 'FAILED' = 'SUCCESS', amountPaise = 54_000) => ({
  paymentId,
  orderId: 'AAN-1',
  status,
  amountPaise,
});
const createRefund = (paymentId: string, amountPaise = 54_000, status: 'SUCCESS' | 'FAILED' = 'SUCCESS') => ({
  refundId: `r-${paymentId}-${amountPaise}`,
  orderId: 'AAN-1',
  paymentId,
  status,
  amountPaise,
});

/** One order of ₹540, paid once. */
const provider: ProviderLedger = {
  orders: [{ orderId: 'AAN-1', amountPaise: 54_000 }],
  payments: [createPayment('p0', 'FAILED'), createPayment('p1')],
  refunds: [],
};
const order: ShopLedger['orders'][number] = {
  id: 'o1',
  orderNumber: 'AAN-1',
  status: ORDER_STATUS.paid,
  amountPaise: toPaise(54_000),
  paymentId: 'p1',
};
const shop: ShopLedger = {
  orders: [order],
  attempts: [{ providerOrderId: 'AAN-1', orderId: 'o1' }],
  payments: [{ paymentId: 'p1', orderId: 'o1', state: 'SUCCESS', amountPaise: toPaise(54_000) }],
  items: [{ orderId: 'o1', cartLineId: 'l1' }],
  cartLineIds: ['l2'],
  userIdsWithDetails: ['u1'],
  paidEmails: PAID_EMAIL_TOPICS.map((topic) => ({ orderId: 'o1', topic })),
};
const findViolations = (changes: { provider?: Partial<ProviderLedger>; shop?: Partial<ShopLedger> }) =>
  compareLedgers({ ...provider, ...changes.provider }, { ...shop, ...changes.shop }).violations;

describe('the ledger check', () => {
  it('finds nothing when both ledgers agree', () => {
    const acknowledged = createAcknowledgedWrites();
    acknowledged.orders.set('AAN-1', { id: 'o1', userId: 'u1', amountPaise: 54_000 });
    acknowledged.paidOrderIds.add('o1');
    acknowledged.cartLineIds.add('l1').add('l2');
    acknowledged.userIdsWithDetails.add('u1');
    expect(compareLedgers(provider, shop, acknowledged).violations).toEqual([]);
  });

  it.each([
    [
      'money without a paid order',
      { shop: { orders: [{ ...order, status: ORDER_STATUS.pendingPayment }] } },
      /status 0, but the provider has a payment/,
    ],
    ['a paid order without money', { provider: { payments: [] }, shop: { payments: [] } }, /no payment for it/],
    [
      'two payments of one order',
      { provider: { payments: [createPayment('p1'), createPayment('p2')] } },
      /paid 2 times/,
    ],
    ['a refunded payment of a paid order', { provider: { refunds: [createRefund('p1')] } }, /no payment for it/],
    [
      'a payment refunded beyond its amount',
      { provider: { refunds: [createRefund('p1'), createRefund('p1', 1)] } },
      /more than its amount/,
    ],
    ['an order missing in the shop', { shop: { attempts: [] } }, /not in the shop/],
    [
      'a different amount at the provider',
      { provider: { orders: [{ orderId: 'AAN-1', amountPaise: 1 }] } },
      /costs 1 paise/,
    ],
    [
      'a different amount paid',
      { provider: { payments: [createPayment('p1', 'SUCCESS', 53_999)] } },
      /53999 were paid/,
    ],
    [
      'a successful payment missing at the provider',
      { provider: { payments: [createPayment('p9')] } },
      /p1 succeeded in the shop/,
    ],
    [
      'an order with an unsuccessful payment',
      { shop: { orders: [{ ...order, paymentId: 'p0' }] } },
      /p0, which did not succeed/,
    ],
  ] as const)('finds %s', (_case, changes, message) => {
    expect(findViolations(changes).join('\n')).toMatch(message);
  });

  it.each([
    [
      'a refunded second payment',
      { provider: { payments: [createPayment('p1'), createPayment('p2')], refunds: [createRefund('p2')] } },
    ],
    ['a partly refunded order', { provider: { refunds: [createRefund('p1', 100)] } }],
    ['a failed refund', { provider: { refunds: [createRefund('p1', 54_000, 'FAILED')] } }],
    [
      'a refunded order',
      { provider: { refunds: [createRefund('p1')] }, shop: { orders: [{ ...order, status: ORDER_STATUS.refunded }] } },
    ],
  ] as const)('accepts %s', (_case, changes) => {
    expect(findViolations(changes)).toEqual([]);
  });

  it('finds every acknowledged record that is missing', () => {
    const acknowledged = createAcknowledgedWrites();
    acknowledged.orders.set('AAN-2', { id: 'o2', userId: 'u1', amountPaise: 1 });
    acknowledged.paidOrderIds.add('o3');
    acknowledged.cartLineIds.add('l9');
    acknowledged.userIdsWithDetails.add('u9');
    expect(compareLedgers(provider, shop, acknowledged).violations).toEqual([
      'the address of u9 was acknowledged but is missing',
      'cart line l9 was acknowledged but is missing',
      'order AAN-2 was acknowledged but is missing',
      'the payment of o3 was acknowledged but is missing',
    ]);
  });
});

describe('the check of emails', () => {
  const [confirmation, toShop] = PAID_EMAIL_TOPICS;

  it('finds nothing when every paid order has each email once', () => {
    const unpaid = { ...order, id: 'o2', status: ORDER_STATUS.pendingPayment };
    expect(checkPaidEmails({ ...shop, orders: [order, unpaid] })).toEqual([]);
  });

  it('finds missing and repeated emails', () => {
    const repeated = { orderId: 'o1', topic: toShop };
    expect(checkPaidEmails({ ...shop, paidEmails: [repeated, repeated] })).toEqual([
      `AAN-1 is paid and has 0 emails ${confirmation}, not one`,
      `AAN-1 is paid and has 2 emails ${toShop}, not one`,
    ]);
  });
});
