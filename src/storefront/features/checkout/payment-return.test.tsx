import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildFailure } from '#contract/envelope.ts';
import { paths } from '#contract/paths.ts';
import { PaymentFailure } from '#storefront/features/checkout/payment-return/payment-failure.tsx';
import { PaymentSuccess } from '#storefront/features/checkout/payment-return/payment-success.tsx';
import { selectPieceCount } from '#storefront/state/cart/cart-selectors.ts';
import { buildJsonResponse, buildOkResponse, buildTextResponse } from '#tests/support/storefront/fake-transport.ts';
import {
  createVerificationResponse,
  findHeading,
  getFact,
  getHref,
  ORDER_NUMBER,
  renderPaymentReturn,
  withinMain,
} from '#tests/support/storefront/render-payment-return.tsx';
import { renderWithStore } from '#tests/support/storefront/render-with-store.tsx';

describe('returning from the provider', () => {
  it('verifies the payment, then replaces the page with the receipt [PAY-22, PAY-29, PAY-30, Q-98]', async () => {
    const { listVerifications, getLocation, router } = renderPaymentReturn(`?order_id=${ORDER_NUMBER}`);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Verifying your payment…');
    await findHeading('Payment Successful');
    expect(screen.getByText('Thanks for your purchase!')).toBeTruthy();
    expect(screen.getByText(/^We'll check your measurements and start making your order\./)).toBeTruthy();
    expect([getFact('Amount'), getFact('Order ID'), getFact('Payment ID')]).toEqual([
      '₹1,080.00',
      ORDER_NUMBER,
      '5114',
    ]);
    expect([getHref('Continue Shopping'), getHref('View Orders'), getHref(ORDER_NUMBER)]).toEqual([
      '/',
      '/orders',
      '/orders/uuid',
    ]);
    expect(getLocation().state).toMatchObject({ orderId: ORDER_NUMBER, paymentId: '5114' });
    await waitFor(() => expect(router.state.historyAction).toBe('REPLACE'));
    expect(listVerifications()).toMatchObject([
      { token: 'token', body: { cashfree_order_id: ORDER_NUMBER, cashfree_payment_id: null, signature: null } },
    ]);
  });

  it.each([
    ['?order_id=A&payment_id=7&signature=s', { cashfree_order_id: 'A', cashfree_payment_id: '7', signature: 's' }],
    ['?cashfree_order_id=A&cashfree_payment_id=7', { cashfree_order_id: 'A', cashfree_payment_id: '7' }],
  ])('reads the query %s [PAY-17, PAY-18, PAY-19, Q-96]', async (query, body) => {
    const { listVerifications } = renderPaymentReturn(query);
    await findHeading('Payment Successful');
    expect(listVerifications()[0]?.body).toMatchObject(body);
    expect(getFact('Payment ID')).toBe('7');
  });

  it('shows the promised date, also after a reload [D-43]', async () => {
    const { getLocation } = renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [
      createVerificationResponse({ promisedDeliveryDate: '2026-12-03' }),
    ]);
    await findHeading('Payment Successful');
    expect(getFact('Delivery by')).toBe('Thu, 3 Dec 2026');
    expect(getLocation().state).toMatchObject({ promisedDeliveryDate: '2026-12-03' });
  });

  it.each([null, undefined, 'soon'])('shows no date for a promise of %j [D-43, D-50]', async (promisedDeliveryDate) => {
    renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [createVerificationResponse({ promisedDeliveryDate })]);
    await findHeading('Payment Successful');
    expect(screen.queryByText('Delivery by')).toBeNull();
  });

  it('shows the order number without the attempt suffix [D-21]', async () => {
    renderPaymentReturn(`?order_id=${ORDER_NUMBER}-2`, [createVerificationResponse({ orderId: `${ORDER_NUMBER}-2` })]);
    await findHeading('Payment Successful');
    expect(getFact('Order ID')).toBe(ORDER_NUMBER);
  });

  it('treats a success without a status as paid, and shows no unknown amount [PAY-28, Q-97]', async () => {
    renderPaymentReturn('?order_id=A&payment_id=7', [buildOkResponse({})]);
    await findHeading('Payment Successful');
    expect(getFact('Order ID')).toBe('A');
    expect(screen.queryByText('Amount')).toBeNull();
  });

  it('empties the cart badge and clears the draft when paid [Q-100]', async () => {
    sessionStorage.setItem('aangan.draft.checkout', '{"city":"Surat"}');
    const { store } = renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [
      createVerificationResponse({ status: 'PENDING' }),
      createVerificationResponse({}),
    ]);
    await waitFor(() => expect(selectPieceCount(store.getState())).toBe(2));
    await findHeading('Payment Successful');
    await waitFor(() => expect(selectPieceCount(store.getState())).toBe(0));
    expect(screen.queryAllByText('2', { selector: 'header *' })).toEqual([]);
    expect(sessionStorage.getItem('aangan.draft.checkout')).toBeNull();
  });
});

describe('a failed payment', () => {
  it.each(['FAILED', 'EXPIRED'])(
    'replaces the page with the reason when it is %s [PAY-08, PAY-23, PAY-33, PAY-34]',
    async (status) => {
      const { getLocation, router } = renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [
        createVerificationResponse({ status, reason: 'The bank declined.' }),
      ]);
      await findHeading('Payment failed');
      expect([getFact('Order ID'), getFact('Reason')]).toEqual([ORDER_NUMBER, 'The bank declined.']);
      expect(screen.queryByText(/opened from a link/)).toBeNull();
      expect(getHref('Try again')).toBe('/cart');
      expect([getHref('My Orders'), getHref('Contact us')]).toEqual(['/orders', '/contact']);
      expect(getLocation()).toMatchObject({
        search: `?order_id=${ORDER_NUMBER}&reason=The+bank+declined.`,
        state: { reason: 'The bank declined.' },
      });
      await waitFor(() => expect(router.state.historyAction).toBe('REPLACE'));
    },
  );

  it.each([
    ['an error', buildTextResponse(500, 'boom'), 'HTTP 500: boom'],
    ['a rejection', buildJsonResponse(200, { succeeded: false }), 'Payment verification failed'],
  ])('shows the reason when verifying ends with %s [ERR-37, ERR-39]', async (_, response, reason) => {
    renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [response]);
    await findHeading('Payment failed');
    expect(getFact('Reason')).toBe(reason);
  });

  it('says in plain words that the check failed, before the stated text [D-46, ERR-37]', async () => {
    renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [buildTextResponse(500, 'boom')]);
    await findHeading('Payment failed');
    const lead = screen.getByText("We couldn't check your payment.");
    const isBefore =
      lead.compareDocumentPosition(screen.getByText('HTTP 500: boom')) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isBefore).toBeTruthy();
  });

  it("shows the server's message and the whole response [ERR-37]", async () => {
    renderPaymentReturn('?order_id=B', [buildJsonResponse(404, buildFailure('There is no such order.'))]);
    await findHeading('Payment failed');
    expect(screen.getByText('There is no such order.')).toBeTruthy();
    expect(getFact('Reason')).toBe(`HTTP 404: ${JSON.stringify(buildFailure('There is no such order.'))}`);
  });

  it('can be verified again', async () => {
    renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [buildTextResponse(500, 'boom'), createVerificationResponse({})]);
    await findHeading('Payment failed');
    act(() => screen.getByRole('link', { name: 'Check this payment again' }).click());
    await findHeading('Payment Successful');
  });

  it('reports a missing order id [PAY-25, ERR-38]', async () => {
    const { listVerifications } = renderPaymentReturn('');
    await findHeading('Payment failed');
    expect(getFact('Reason')).toBe('Missing order id');
    expect(screen.queryByText('Order ID')).toBeNull();
    expect(listVerifications()).toEqual([]);
  });

  it('keeps the order id without a token, and resumes verification after login [PAY-24, ERR-38, Q-95, D-02]', async () => {
    const { listVerifications, getLocation } = renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [], 'out');
    await findHeading('Payment failed');
    expect([getFact('Order ID'), getFact('Reason')]).toEqual([ORDER_NUMBER, 'Missing order id']);
    expect(listVerifications()).toEqual([]);
    act(() => withinMain().getByRole('link', { name: 'Log in and check' }).click());
    await waitFor(() => expect(getLocation().pathname).toBe('/login'));
    expect(getLocation().state).toEqual({ returnTo: `/cashfree-return?order_id=${ORDER_NUMBER}` });
  });

  it('explains first that nobody is logged in on this device, and what happens to the money [PAY-24, ERR-38, D-46]', async () => {
    renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [], 'out');
    await findHeading('Payment failed');
    const lead = screen.getByText("We couldn't check this payment because you aren't logged in on this device.");
    const isBefore =
      lead.compareDocumentPosition(screen.getByText('Missing order id')) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isBefore).toBeTruthy();
    expect(screen.getByText(/^If you were charged, we'll confirm the order or refund you\./)).toBeTruthy();
    expect(getHref('Try again')).toBe('/cart');
  });

  it('links to login when the server refuses the token [D-47]', async () => {
    const { store, getLocation } = renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [
      { ...buildJsonResponse(401, buildFailure('Please log in to continue.')), isTokenRefused: true },
    ]);
    await findHeading('Payment failed');
    expect(getFact('Order ID')).toBe(ORDER_NUMBER);
    expect(getFact('Reason')).toContain('Please log in to continue.');
    act(() => withinMain().getByRole('link', { name: 'Log in and check' }).click());
    await waitFor(() => expect(getLocation().pathname).toBe('/login'));
    expect(store.getState().session.status).toBe('signedOut');
  });
});

describe('result pages opened by URL', () => {
  const FROM_LINK =
    'This page was opened from a link, so the text below may not be ours. Log in and check your orders.';
  const open = (url: string, element: React.ReactElement) => renderWithStore(element, { url });

  it('show success with links and without ids [PAY-26, PAY-27, PAY-31, PAY-32]', () => {
    open(paths.paymentSuccess, <PaymentSuccess />);
    expect(screen.getByText('Payment Successful')).toBeTruthy();
    expect(screen.queryByText('Order ID')).toBeNull();
    expect([getHref('Continue Shopping'), getHref('View Orders')]).toEqual(['/', '/orders']);
  });

  it('show no payment and promise nothing on success without an order [Q-99]', () => {
    open(paths.paymentSuccess, <PaymentSuccess />);
    expect(screen.getByText("There's no payment to show here. Your orders are under My Orders.")).toBeTruthy();
    expect(screen.queryByText(/start making your order|confirmation email/)).toBeNull();
  });

  it('show failure with escaped and truncated values from the query [PAY-34, PAY-35, Q-94]', () => {
    const reason = `<b>No</b> ${'x'.repeat(900)}`;
    open(`${paths.paymentFailure}?${new URLSearchParams({ orderId: 'A-1', reason })}`, <PaymentFailure />);
    expect(getFact('Order ID')).toBe('A-1');
    expect(getFact('Reason')).toMatch(/^<b>No<\/b> x+…$/);
    expect(getFact('Reason')?.length).toBeLessThan(520);
  });

  it.each([
    { reason: 'Call 0900-5555 to get your refund' },
    { reason: 'HTTP 404: {"message":"Call 0900-5555"}' },
    { order_id: 'Call 0900-5555' },
  ])('show that the text of a link is not ours: %j [PAY-34, PAY-35]', (query) => {
    open(`${paths.paymentFailure}?${new URLSearchParams(query as Record<string, string>)}`, <PaymentFailure />);
    expect(getFact('reason' in query ? 'Reason' : 'Order ID')).toContain('0900-5555');
    expect(screen.getByText(FROM_LINK)).toBeTruthy();
    expect(screen.queryByText('Call 0900-5555', { selector: 'p' })).toBeNull();
  });

  it('show failure with links when the query is empty [PAY-33, PAY-36]', () => {
    open(paths.paymentFailure, <PaymentFailure />);
    expect(screen.getByText('Payment failed')).toBeTruthy();
    expect(getHref('Try again')).toBe('/cart');
  });
});
