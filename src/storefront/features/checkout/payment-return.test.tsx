import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure } from '#contract/envelope.ts';
import { paths } from '#contract/paths.ts';
import { PaymentFailurePage } from '#storefront/routes/payment-failure-page.tsx';
import { PaymentSuccessPage } from '#storefront/routes/payment-success-page.tsx';
import { selectCartCount } from '#storefront/state/cart/shown-cart.ts';
import { jsonAnswer, okAnswer, textAnswer } from '#tests/support/fake-transport.ts';
import { comeBack, fact, heading, href, inMain, NUMBER, verdict } from '#tests/support/payment-return-visit.tsx';
import { renderWithStore } from '#tests/support/render-with-store.tsx';
import { POLL_MS } from './payment-return/verify-until-known.ts';

describe('coming back from the provider', () => {
  it('holds while the payment is verified, then shows what was paid, in place of the holding screen [PAY-08, PAY-16, PAY-20, PAY-22, PAY-26, PAY-27, PAY-28, PAY-29, PAY-30, PAY-31, PAY-32, Q-97, Q-98]', async () => {
    const { verifications, location, router } = comeBack(`?order_id=${NUMBER}`);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Verifying your payment…');
    await heading('Payment Successful');
    expect(screen.getByText('Thanks for your purchase!')).toBeTruthy();
    expect([fact('Amount'), fact('Order ID'), fact('Payment ID')]).toEqual(['₹1,080.00', NUMBER, '5114']);
    expect([href('Continue Shopping'), href('View Orders'), href(NUMBER)]).toEqual(['/', '/orders', '/orders/uuid']);
    expect(location().state).toMatchObject({ orderId: NUMBER, paymentId: '5114' });
    expect(router.state.historyAction).toBe('REPLACE');
    expect(verifications()).toMatchObject([
      { token: 'token', body: { cashfree_order_id: NUMBER, cashfree_payment_id: null, signature: null } },
    ]);
  });

  it.each([
    ['?order_id=A&payment_id=7&signature=s', { cashfree_order_id: 'A', cashfree_payment_id: '7', signature: 's' }],
    ['?cashfree_order_id=A&cashfree_payment_id=7', { cashfree_order_id: 'A', cashfree_payment_id: '7' }],
  ])('reads %s [PAY-17, PAY-18, PAY-19]', async (query, body) => {
    const { verifications } = comeBack(query);
    await heading('Payment Successful');
    expect(verifications()[0]?.body).toMatchObject(body);
    expect(fact('Payment ID')).toBe('7');
  });

  it('knows one number for an order, however often it was tried [D-21]', async () => {
    comeBack(`?order_id=${NUMBER}-2`, [verdict({ orderId: `${NUMBER}-2` })]);
    await heading('Payment Successful');
    expect(fact('Order ID')).toBe(NUMBER);
  });

  it('takes a success without a verdict for one, and shows no amount that was not given [PAY-28, Q-97]', async () => {
    comeBack('?order_id=A&payment_id=7', [okAnswer({})]);
    await heading('Payment Successful');
    expect(fact('Order ID')).toBe('A');
    expect(screen.queryByText('Amount')).toBeNull();
  });

  it('empties the badge and forgets the draft as soon as it is paid [Q-100]', async () => {
    sessionStorage.setItem('aangan.draft.checkout', '{"city":"Surat"}');
    const { store } = comeBack(`?order_id=${NUMBER}`, [verdict({ status: 'PENDING' }), verdict({})]);
    await waitFor(() => expect(selectCartCount(store.getState())).toBe(2));
    await screen.findByRole('heading', { level: 1, name: 'Payment Successful' }, { timeout: POLL_MS * 2 });
    await waitFor(() => expect(selectCartCount(store.getState())).toBe(0));
    expect(screen.queryAllByText('2', { selector: 'header *' })).toEqual([]);
    expect(sessionStorage.getItem('aangan.draft.checkout')).toBeNull();
  });
});

describe('a payment that did not succeed', () => {
  it.each(['FAILED', 'EXPIRED'])(
    'is told with the reason when it is %s, in place of the holding screen [PAY-08, PAY-23, PAY-33, PAY-34, PAY-35, PAY-36, Q-94, D-07]',
    async (status) => {
      const { location, router } = comeBack(`?order_id=${NUMBER}`, [verdict({ status, reason: 'The bank declined.' })]);
      await heading('Payment failed');
      expect([fact('Order ID'), fact('Reason')]).toEqual([NUMBER, 'The bank declined.']);
      expect(href('Try again')).toBe('/cart');
      expect([href('My Orders'), href('Contact us')]).toEqual(['/orders', '/contact']);
      expect(location()).toMatchObject({
        search: `?order_id=${NUMBER}&reason=The+bank+declined.`,
        state: { reason: 'The bank declined.' },
      });
      expect(router.state.historyAction).toBe('REPLACE');
    },
  );

  it.each([
    ['an error', textAnswer(500, 'boom'), 'HTTP 500: boom'],
    ['a refusal', jsonAnswer(200, { succeeded: false }), 'Payment verification failed'],
  ])('is told when verifying ends with %s [ERR-37, ERR-39]', async (_, answer, reason) => {
    comeBack(`?order_id=${NUMBER}`, [answer]);
    await heading('Payment failed');
    expect(fact('Reason')).toBe(reason);
  });

  it("says the server's sentence in plain, beside the whole answer [ERR-37]", async () => {
    comeBack('?order_id=B', [jsonAnswer(404, failure('There is no such order.'))]);
    await heading('Payment failed');
    expect(screen.getByText('There is no such order.')).toBeTruthy();
    expect(fact('Reason')).toBe(`HTTP 404: ${JSON.stringify(failure('There is no such order.'))}`);
  });

  it('can be checked again', async () => {
    comeBack(`?order_id=${NUMBER}`, [textAnswer(500, 'boom'), verdict({})]);
    await heading('Payment failed');
    act(() => screen.getByRole('link', { name: 'Check this payment again' }).click());
    await heading('Payment Successful');
  });

  it('without an order id is missing one [PAY-25, ERR-38]', async () => {
    const { verifications } = comeBack('');
    await heading('Payment failed');
    expect(fact('Reason')).toBe('Missing order id');
    expect(screen.queryByText('Order ID')).toBeNull();
    expect(verifications()).toEqual([]);
  });

  it('without a token keeps the order id, and leads over log in back to verifying [PAY-24, ERR-38, Q-95, D-02]', async () => {
    const { verifications, location } = comeBack(`?order_id=${NUMBER}`, [], 'out');
    await heading('Payment failed');
    expect([fact('Order ID'), fact('Reason')]).toEqual([NUMBER, 'Missing order id']);
    expect(verifications()).toEqual([]);
    act(() => inMain().getByRole('link', { name: 'Log in' }).click());
    await waitFor(() => expect(location().pathname).toBe('/login'));
    expect(location().state).toEqual({ returnTo: `/cashfree-return?order_id=${NUMBER}` });
  });

  it('with a token that the server does not take leads to log in as well', async () => {
    const { store, location } = comeBack(`?order_id=${NUMBER}`, [
      jsonAnswer(401, failure('Please log in to continue.')),
    ]);
    await heading('Payment failed');
    expect(fact('Order ID')).toBe(NUMBER);
    expect(fact('Reason')).toContain('Please log in to continue.');
    act(() => inMain().getByRole('link', { name: 'Log in' }).click());
    await waitFor(() => expect(location().pathname).toBe('/login'));
    expect(store.getState().session.status).toBe('signedOut');
  });
});

describe('opened by their address', () => {
  const open = (address: string, element: React.ReactElement) => renderWithStore(element, { address });

  it('success has its words and links, and no ids [PAY-26, PAY-27, PAY-31, PAY-32, Q-99]', () => {
    open(paths.paymentSuccess, <PaymentSuccessPage />);
    expect(screen.getByText('Payment Successful')).toBeTruthy();
    expect(screen.queryByText('Order ID')).toBeNull();
    expect([href('Continue Shopping'), href('View Orders')]).toEqual(['/', '/orders']);
  });

  it('failure reads order id and reason from the query, in both spellings, as text and short [PAY-34, PAY-35, Q-94]', () => {
    const reason = `<b>No</b> ${'x'.repeat(900)}`;
    open(`${paths.paymentFailure}?${new URLSearchParams({ orderId: 'A-1', reason })}`, <PaymentFailurePage />);
    expect(fact('Order ID')).toBe('A-1');
    expect(fact('Reason')).toMatch(/^<b>No<\/b> x+…$/);
    expect(fact('Reason')?.length).toBeLessThan(520);
  });

  it('failure without anything is still a page with a way on [PAY-33, PAY-36]', () => {
    open(paths.paymentFailure, <PaymentFailurePage />);
    expect(screen.getByText('Payment failed')).toBeTruthy();
    expect(href('Try again')).toBe('/cart');
  });
});
