import { describe, expect, it } from 'vitest';
import { normaliseKeys, unwrapResponse } from './normalise-response.ts';
import { readCreatedOrder, readVerifiedPayment } from './payment-readers.ts';

const getData = (body: unknown) => unwrapResponse(normaliseKeys(body)).data;
const readCreated = (body: unknown) => readCreatedOrder(getData(body));
const readVerified = (body: unknown) => readVerifiedPayment(getData(body));

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
  it('has all payment fields [PAY-12, ENT-26, Q-102]', () => {
    expect(readCreated({ succeeded: true, data: camel, message: '' })).toMatchObject(camel);
  });

  it('is read in camel, Pascal and snake case [PAY-13, PAY-39, D-50]', () => {
    const read = readCreated({ data: camel });
    expect(readCreated({ data: pascal })).toEqual(read);
    expect(readCreated({ data: snake })).toEqual(read);
  });

  it.each([{ orderId: 'AAN-7' }, { OrderId: 'AAN-7' }, { order_id: 'AAN-7' }])(
    'has the order id of %j when cashfreeOrderId is missing [PAY-40]',
    (data) => expect(readCreated({ data })?.cashfreeOrderId).toBe('AAN-7'),
  );

  it('prefers cashfreeOrderId to orderId', () => {
    expect(readCreated({ data: { orderId: 'x', cashfree_order_id: 'AAN-1' } })?.cashfreeOrderId).toBe('AAN-1');
  });

  it('is in INR by default [PAY-37]', () => {
    expect(readCreated({ data: { cashfreeOrderId: 'AAN-1' } })?.currency).toBe('INR');
  });

  it('is readable without the session id', () => {
    expect(readCreated({ data: { cashfreeOrderId: 'AAN-1' } })?.paymentSessionId).toBeUndefined();
    expect(readCreated({ data: { cashfreeOrderId: 'AAN-1' } })?.cashfreeOrderId).toBe('AAN-1');
  });

  it.each([null, undefined, '', {}, { data: {} }, { data: null }, { data: { paymentSessionId: 's' } }])(
    'is unreadable when it is %j',
    (body) => expect(readCreated(body)).toBeUndefined(),
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
    expect(readVerified({ succeeded: true, data: verdict, message: '' })).toEqual({
      ...verdict,
      reason: undefined,
    });
    expect(readVerified(verdict)).toEqual({ ...verdict, reason: undefined });
  });

  it('has no verdict when the server sends none', () => {
    expect(readVerified({ succeeded: true, data: { status: 1, cashfreeOrderId: 'AAN-1' } })).toEqual({
      status: undefined,
      orderId: 'AAN-1',
      currency: 'INR',
    });
  });

  it.each([null, undefined, 'x', [], { data: null }])('is unreadable when it is %j', (body) =>
    expect(readVerified(body)).toBeUndefined(),
  );
});
