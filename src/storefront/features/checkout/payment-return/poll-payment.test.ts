import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeTransport } from '#tests/support/storefront/fake-transport.ts';
import { createVerificationResponse, ORDER_NUMBER } from '#tests/support/storefront/render-payment-return.tsx';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { pollPayment } from './poll-payment.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('ends at once when it is aborted in a hidden tab', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const transport = createFakeTransport({
    'POST /api/Payments/VerifyPayment': () => createVerificationResponse({ status: 'PENDING' }),
  });
  const abort = new AbortController();
  const onEnd = vi.fn();
  const payment = { orderId: ORDER_NUMBER, paymentId: null, signature: null };
  void createTestStore({ transport }).dispatch(pollPayment(payment, abort.signal)).then(onEnd);
  await vi.advanceTimersByTimeAsync(1000);
  abort.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(undefined);
});
