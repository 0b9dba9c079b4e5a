import { describe, expect, it } from 'vitest';
import { readCreatedOrder, readVerifiedPayment } from './payment-readers.ts';

const camel = {
  paymentSessionId: 'session_1',
  cashfreeOrderId: 'AAN-1',
  clientId: 'client',
  keyId: 'key',
  razorpayOrderId: 'rzp',
  amountInPaise: 750_00,
  currency: 'USD',
};
const pascal = {
  PaymentSessionId: 'session_1',
  CashfreeOrderId: 'AAN-1',
  ClientId: 'client',
  KeyId: 'key',
  RazorpayOrderId: 'rzp',
  AmountInPaise: 750_00,
  Currency: 'USD',
};
const snake = {
  payment_session_id: 'session_1',
  cashfree_order_id: 'AAN-1',
  client_id: 'client',
  key_id: 'key',
  razorpay_order_id: 'rzp',
  amount_in_paise: 750_00,
  currency: 'USD',
};

describe('response to CreateOrder', () => {
  it('has all payment fields [PAY-12, ENT-26]', () => {
    expect(readCreatedOrder({ succeeded: true, data: camel, message: '' })).toMatchObject(camel);
  });

  it('is read in camel, Pascal and snake case [PAY-13, PAY-39]', () => {
    const read = readCreatedOrder({ data: camel });
    expect(readCreatedOrder({ data: pascal })).toEqual(read);
    expect(readCreatedOrder({ data: snake })).toEqual(read);
  });

  it.each([{ orderId: 'AAN-7' }, { OrderId: 'AAN-7' }, { order_id: 'AAN-7' }])(
    'has the order id of %j when cashfreeOrderId is missing [PAY-40]',
    (data) => expect(readCreatedOrder({ data })?.cashfreeOrderId).toBe('AAN-7'),
  );

  it('prefers cashfreeOrderId to orderId', () => {
    expect(readCreatedOrder({ data: { orderId: 'x', cashfree_order_id: 'AAN-1' } })?.cashfreeOrderId).toBe('AAN-1');
  });

  it('is in INR by default [PAY-37]', () => {
    expect(readCreatedOrder({ data: { cashfreeOrderId: 'AAN-1' } })?.currency).toBe('INR');
  });

  it('is readable without the session id', () => {
    expect(readCreatedOrder({ data: { cashfreeOrderId: 'AAN-1' } })).toMatchObject({ paymentSessionId: undefined });
  });

  it.each([null, undefined, '', {}, { data: {} }, { data: null }, { data: { paymentSessionId: 's' } }])(
    'is unreadable when it is %j',
    (body) => expect(readCreatedOrder(body)).toBeUndefined(),
  );
});

describe('response to VerifyPayment', () => {
  const verdict = {
    status: 'PAID',
    orderStatus: 1,
    id: 'o1',
    orderId: 'AAN-1',
    paymentId: '42',
    amountInPaise: 750_00,
    currency: 'INR',
    reason: null,
  };

  it('is read from data or the whole body [PAY-21]', () => {
    expect(readVerifiedPayment({ succeeded: true, data: verdict, message: '' })).toEqual({
      ...verdict,
      reason: undefined,
    });
    expect(readVerifiedPayment(verdict)).toEqual({ ...verdict, reason: undefined });
  });

  it('has no verdict when the server sends none', () => {
    expect(readVerifiedPayment({ succeeded: true, data: { status: 1, cashfreeOrderId: 'AAN-1' } })).toMatchObject({
      status: undefined,
      orderId: 'AAN-1',
    });
  });

  it.each([null, undefined, 'x', [], { data: null }])('is unreadable when it is %j', (body) =>
    expect(readVerifiedPayment(body)).toBeUndefined(),
  );
});
