import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure } from '#contract/envelope.ts';
import { paths } from '#contract/paths.ts';
import { PaymentFailurePage } from '#storefront/routes/checkout/payment-failure-page.tsx';
import { PaymentSuccessPage } from '#storefront/routes/checkout/payment-success-page.tsx';
import { selectCartCount } from '#storefront/state/cart/cart-selectors.ts';
import { jsonResponse, okResponse, textResponse } from '#tests/support/storefront/fake-transport.ts';
import {
  findHeading,
  getFact,
  getHref,
  inMain,
  ORDER_NUMBER,
  renderPaymentReturn,
  verificationResponse,
} from '#tests/support/storefront/render-payment-return.tsx';
import { renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { POLL_INTERVAL_MS } from './payment-return/poll-payment.ts';

describe('coming back from the provider', () => {
  it('holds while the payment is verified, then shows what was paid, in place of the holding screen [PAY-08, PAY-16, PAY-20, PAY-22, PAY-26, PAY-27, PAY-28, PAY-29, PAY-30, PAY-31, PAY-32, Q-97, Q-98]', async () => {
    const { verifications, location, router } = renderPaymentReturn(`?order_id=${ORDER_NUMBER}`);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Verifying your payment…');
    await findHeading('Payment Successful');
    expect(screen.getByText('Thanks for your purchase!')).toBeTruthy();
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
    expect(location().state).toMatchObject({ orderId: ORDER_NUMBER, paymentId: '5114' });
    expect(router.state.historyAction).toBe('REPLACE');
    expect(verifications()).toMatchObject([
      { token: 'token', body: { cashfree_order_id: ORDER_NUMBER, cashfree_payment_id: null, signature: null } },
    ]);
  });

  it.each([
    ['?order_id=A&payment_id=7&signature=s', { cashfree_order_id: 'A', cashfree_payment_id: '7', signature: 's' }],
    ['?cashfree_order_id=A&cashfree_payment_id=7', { cashfree_order_id: 'A', cashfree_payment_id: '7' }],
  ])('reads %s [PAY-17, PAY-18, PAY-19]', async (query, body) => {
    const { verifications } = renderPaymentReturn(query);
    await findHeading('Payment Successful');
    expect(verifications()[0]?.body).toMatchObject(body);
    expect(getFact('Payment ID')).toBe('7');
  });

  it('knows one number for an order, however often it was tried [D-21]', async () => {
    renderPaymentReturn(`?order_id=${ORDER_NUMBER}-2`, [verificationResponse({ orderId: `${ORDER_NUMBER}-2` })]);
    await findHeading('Payment Successful');
    expect(getFact('Order ID')).toBe(ORDER_NUMBER);
  });

  it('takes a success without a verdict for one, and shows no amount that was not given [PAY-28, Q-97]', async () => {
    renderPaymentReturn('?order_id=A&payment_id=7', [okResponse({})]);
    await findHeading('Payment Successful');
    expect(getFact('Order ID')).toBe('A');
    expect(screen.queryByText('Amount')).toBeNull();
  });

  it('empties the badge and forgets the draft as soon as it is paid [Q-100]', async () => {
    sessionStorage.setItem('aangan.draft.checkout', '{"city":"Surat"}');
    const { store } = renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [
      verificationResponse({ status: 'PENDING' }),
      verificationResponse({}),
    ]);
    await waitFor(() => expect(selectCartCount(store.getState())).toBe(2));
    await screen.findByRole('heading', { level: 1, name: 'Payment Successful' }, { timeout: POLL_INTERVAL_MS * 2 });
    await waitFor(() => expect(selectCartCount(store.getState())).toBe(0));
    expect(screen.queryAllByText('2', { selector: 'header *' })).toEqual([]);
    expect(sessionStorage.getItem('aangan.draft.checkout')).toBeNull();
  });
});

describe('a payment that did not succeed', () => {
  it.each(['FAILED', 'EXPIRED'])(
    'is told with the reason when it is %s, in place of the holding screen [PAY-08, PAY-23, PAY-33, PAY-34, PAY-35, PAY-36, Q-94, D-07]',
    async (status) => {
      const { location, router } = renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [
        verificationResponse({ status, reason: 'The bank declined.' }),
      ]);
      await findHeading('Payment failed');
      expect([getFact('Order ID'), getFact('Reason')]).toEqual([ORDER_NUMBER, 'The bank declined.']);
      expect(getHref('Try again')).toBe('/cart');
      expect([getHref('My Orders'), getHref('Contact us')]).toEqual(['/orders', '/contact']);
      expect(location()).toMatchObject({
        search: `?order_id=${ORDER_NUMBER}&reason=The+bank+declined.`,
        state: { reason: 'The bank declined.' },
      });
      expect(router.state.historyAction).toBe('REPLACE');
    },
  );

  it.each([
    ['an error', textResponse(500, 'boom'), 'HTTP 500: boom'],
    ['a refusal', jsonResponse(200, { succeeded: false }), 'Payment verification failed'],
  ])('is told when verifying ends with %s [ERR-37, ERR-39]', async (_, answer, reason) => {
    renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [answer]);
    await findHeading('Payment failed');
    expect(getFact('Reason')).toBe(reason);
  });

  it("shows the server's message beside the whole response [ERR-37]", async () => {
    renderPaymentReturn('?order_id=B', [jsonResponse(404, failure('There is no such order.'))]);
    await findHeading('Payment failed');
    expect(screen.getByText('There is no such order.')).toBeTruthy();
    expect(getFact('Reason')).toBe(`HTTP 404: ${JSON.stringify(failure('There is no such order.'))}`);
  });

  it('can be checked again', async () => {
    renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [textResponse(500, 'boom'), verificationResponse({})]);
    await findHeading('Payment failed');
    act(() => screen.getByRole('link', { name: 'Check this payment again' }).click());
    await findHeading('Payment Successful');
  });

  it('without an order id is missing one [PAY-25, ERR-38]', async () => {
    const { verifications } = renderPaymentReturn('');
    await findHeading('Payment failed');
    expect(getFact('Reason')).toBe('Missing order id');
    expect(screen.queryByText('Order ID')).toBeNull();
    expect(verifications()).toEqual([]);
  });

  it('without a token keeps the order id and resumes verification after login [PAY-24, ERR-38, Q-95, D-02]', async () => {
    const { verifications, location } = renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [], 'out');
    await findHeading('Payment failed');
    expect([getFact('Order ID'), getFact('Reason')]).toEqual([ORDER_NUMBER, 'Missing order id']);
    expect(verifications()).toEqual([]);
    act(() => inMain().getByRole('link', { name: 'Log in' }).click());
    await waitFor(() => expect(location().pathname).toBe('/login'));
    expect(location().state).toEqual({ returnTo: `/cashfree-return?order_id=${ORDER_NUMBER}` });
  });

  it('links to login when the server rejects the token', async () => {
    const { store, location } = renderPaymentReturn(`?order_id=${ORDER_NUMBER}`, [
      jsonResponse(401, failure('Please log in to continue.')),
    ]);
    await findHeading('Payment failed');
    expect(getFact('Order ID')).toBe(ORDER_NUMBER);
    expect(getFact('Reason')).toContain('Please log in to continue.');
    act(() => inMain().getByRole('link', { name: 'Log in' }).click());
    await waitFor(() => expect(location().pathname).toBe('/login'));
    expect(store.getState().session.status).toBe('signedOut');
  });
});

describe('opened by their address', () => {
  const open = (address: string, element: React.ReactElement) => renderWithStore(element, { address });

  it('success shows its message and links, and no ids [PAY-26, PAY-27, PAY-31, PAY-32, Q-99]', () => {
    open(paths.paymentSuccess, <PaymentSuccessPage />);
    expect(screen.getByText('Payment Successful')).toBeTruthy();
    expect(screen.queryByText('Order ID')).toBeNull();
    expect([getHref('Continue Shopping'), getHref('View Orders')]).toEqual(['/', '/orders']);
  });

  it('failure reads order id and reason from the query, in both spellings, as text and short [PAY-34, PAY-35, Q-94]', () => {
    const reason = `<b>No</b> ${'x'.repeat(900)}`;
    open(`${paths.paymentFailure}?${new URLSearchParams({ orderId: 'A-1', reason })}`, <PaymentFailurePage />);
    expect(getFact('Order ID')).toBe('A-1');
    expect(getFact('Reason')).toMatch(/^<b>No<\/b> x+…$/);
    expect(getFact('Reason')?.length).toBeLessThan(520);
  });

  it('failure without anything is still a page with a way on [PAY-33, PAY-36]', () => {
    open(paths.paymentFailure, <PaymentFailurePage />);
    expect(screen.getByText('Payment failed')).toBeTruthy();
    expect(getHref('Try again')).toBe('/cart');
  });
});
