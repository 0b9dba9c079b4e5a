import { describe, expect, it } from 'vitest';
import { createAcknowledged } from './acknowledged.ts';
import { compareLedgers } from './compare-ledgers.ts';
import type { ProviderLedger } from './provider-ledger.ts';
import type { ShopLedger } from './shop-ledger.ts';

const payment = (paymentId: string, status: 'SUCCESS' | 'FAILED' = 'SUCCESS', amountPaise = 54_000) => ({
  ...{ paymentId, orderId: 'AAN-1', status, amountPaise },
});
const refund = (paymentId: string, amountPaise = 54_000, status: 'SUCCESS' | 'FAILED' = 'SUCCESS') => ({
  ...{ refundId: `r-${paymentId}-${amountPaise}`, orderId: 'AAN-1', paymentId, status, amountPaise },
});

/** One order of ₹540, paid once. */
const provider: ProviderLedger = {
  orders: [{ orderId: 'AAN-1', amountPaise: 54_000 }],
  payments: [payment('p0', 'FAILED'), payment('p1')],
  refunds: [],
};
const order: ShopLedger['orders'][number] = {
  ...{ id: 'o1', orderNumber: 'AAN-1', status: 1, amountPaise: 54_000, paymentId: 'p1' },
};
const shop: ShopLedger = {
  orders: [order],
  attempts: [{ providerOrderId: 'AAN-1', orderId: 'o1' }],
  payments: [{ paymentId: 'p1', orderId: 'o1', status: 'SUCCESS', amountPaise: 54_000 }],
  items: [{ orderId: 'o1', cartLineId: 'l1' }],
  cartLineIds: ['l2'],
  detailedUserIds: ['u1'],
};
const broken = (changes: { provider?: Partial<ProviderLedger>; shop?: Partial<ShopLedger> }) =>
  compareLedgers({ ...provider, ...changes.provider }, { ...shop, ...changes.shop }).broken;

describe('the ledger check', () => {
  it('finds nothing when both ledgers agree', () => {
    const acknowledged = createAcknowledged();
    acknowledged.orders.set('AAN-1', { id: 'o1', userId: 'u1', amountPaise: 54_000 });
    acknowledged.paidOrderIds.add('o1');
    acknowledged.cartLineIds.add('l1').add('l2');
    acknowledged.detailedUserIds.add('u1');
    expect(compareLedgers(provider, shop, acknowledged).broken).toEqual([]);
  });

  it.each([
    [
      'money without a paid order',
      { shop: { orders: [{ ...order, status: 0 as const }] } },
      /status 0, but the provider took/,
    ],
    ['a paid order without money', { provider: { payments: [] }, shop: { payments: [] } }, /no money for it/],
    ['two payments of one order', { provider: { payments: [payment('p1'), payment('p2')] } }, /paid 2 times/],
    ['a refunded payment of a paid order', { provider: { refunds: [refund('p1')] } }, /no money for it/],
    ['a payment that went back twice', { provider: { refunds: [refund('p1'), refund('p1', 1)] } }, /more than once/],
    ['an order that only the provider knows', { shop: { attempts: [] } }, /not in the shop/],
    [
      'another amount at the provider',
      { provider: { orders: [{ orderId: 'AAN-1', amountPaise: 1 }] } },
      /costs 1 paise/,
    ],
    ['another amount taken', { provider: { payments: [payment('p1', 'SUCCESS', 53_999)] } }, /53999 were taken/],
    ['a success that only the shop knows', { provider: { payments: [payment('p9')] } }, /p1 is a success in the shop/],
    [
      'an order that stands on another payment',
      { shop: { orders: [{ ...order, paymentId: 'p0' }] } },
      /p0, which is no success/,
    ],
  ] as const)('finds %s', (_what, changes, words) => {
    expect(broken(changes).join('\n')).toMatch(words);
  });

  it.each([
    [
      'a second payment that went back',
      { provider: { payments: [payment('p1'), payment('p2')], refunds: [refund('p2')] } },
    ],
    ['an order paid back in part', { provider: { refunds: [refund('p1', 100)] } }],
    ['a refund that failed', { provider: { refunds: [refund('p1', 54_000, 'FAILED')] } }],
    [
      'a refunded order',
      { provider: { refunds: [refund('p1')] }, shop: { orders: [{ ...order, status: 7 as const }] } },
    ],
  ] as const)('accepts %s', (_what, changes) => {
    expect(broken(changes)).toEqual([]);
  });

  it('finds every acknowledged record that is missing', () => {
    const acknowledged = createAcknowledged();
    acknowledged.orders.set('AAN-2', { id: 'o2', userId: 'u1', amountPaise: 1 });
    acknowledged.paidOrderIds.add('o3');
    acknowledged.cartLineIds.add('l9');
    acknowledged.detailedUserIds.add('u9');
    expect(compareLedgers(provider, shop, acknowledged).broken).toEqual([
      'the address of u9 was acknowledged and is gone',
      'cart line l9 was acknowledged and is gone',
      'order AAN-2 was acknowledged and is gone',
      'the payment of o3 was acknowledged and is gone',
    ]);
  });
});
