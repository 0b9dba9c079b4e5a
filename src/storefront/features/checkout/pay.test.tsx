import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failure } from '#contract/envelope.ts';
import type { ApiAnswer } from '#contract/transport.ts';
import { cartAnswer, sampleLine } from '#tests/support/cart-samples.ts';
import {
  alerted,
  CREATED,
  openForm,
  payButton,
  providerScript,
  retype,
  SAVED_DETAILS,
  twoPieces,
  visitCheckout,
} from '#tests/support/checkout-visit.tsx';
import { type FakeAnswers, jsonAnswer, okAnswer } from '#tests/support/fake-transport.ts';

async function openAndPay(answers: FakeAnswers = {}) {
  const visit = visitCheckout(answers);
  await openForm();
  await visit.user.click(payButton());
  return visit;
}

afterEach(() => {
  delete window.Cashfree;
});

describe('paying', () => {
  it('saves nothing that is saved already, creates the order, and opens the provider in this tab [PAY-03, PAY-04, PAY-06, PAY-09, CHK-21]', async () => {
    const { start, checkout } = providerScript();
    const { saves, orders } = await openAndPay();
    await waitFor(() => expect(checkout).toHaveBeenCalledTimes(1));
    expect(checkout).toHaveBeenCalledWith({ paymentSessionId: 'session_1', redirectTarget: '_self' });
    expect(start).toHaveBeenCalledWith({ mode: 'sandbox' });
    expect(saves()).toEqual([]);
    expect(orders()).toMatchObject([{ body: { userId: 'user' }, token: 'token' }]);
  });

  it('saves what differs before it creates the order: name in two parts, phone of ten digits, country IN [PAY-02, CHK-20, CHK-21, CHK-22, CHK-28, GEN-08]', async () => {
    const { checkout } = providerScript();
    const { user, saves, requests } = visitCheckout();
    await openForm();
    await retype(user, 'Full name', 'Meera Anand Iyer');
    await retype(user, 'Phone', '+91 99999 12345');
    await retype(user, 'Address line 2', '');
    await user.click(payButton());
    await waitFor(() => expect(checkout).toHaveBeenCalled());
    expect(saves()).toMatchObject([
      {
        token: 'token',
        body: {
          ...SAVED_DETAILS,
          firstName: 'Meera',
          lastName: 'Anand Iyer',
          phone: '9999912345',
          addressLine2: '',
          country: 'IN',
        },
      },
    ]);
    const order = requests.map(({ method, path }) => `${method} ${path}`);
    expect(order.indexOf('PUT /api/UserDetails')).toBeLessThan(order.indexOf('POST /api/Payments/CreateOrder'));
  });

  it('says Processing… from the click on, and two clicks are one [CHK-08, Q-112]', async () => {
    let arrive: (answer: ApiAnswer) => void = () => undefined;
    const { user, orders } = visitCheckout({
      'POST /api/Payments/CreateOrder': () => new Promise((resolve) => (arrive = resolve)),
    });
    await openForm();
    await user.dblClick(payButton());
    expect(payButton().textContent).toBe('Processing…');
    expect(payButton().getAttribute('aria-disabled')).toBe('true');
    await user.click(payButton());
    await waitFor(() => expect(orders()).toHaveLength(1));
    arrive(jsonAnswer(503, failure('The payment service does not answer.')));
    expect(await alerted('The payment service does not answer.')).toBeTruthy();
    await waitFor(() => expect(payButton().textContent).toBe('Pay Securely'));
  });

  it('can be tried anew when the browser brings the page back as it was left', async () => {
    const { checkout } = providerScript();
    await openAndPay();
    await waitFor(() => expect(checkout).toHaveBeenCalled());
    expect(payButton().textContent).toBe('Processing…');
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(payButton().textContent).toBe('Pay Securely');
  });

  it('never asks for another sum than the one that was shown', async () => {
    const { checkout } = providerScript();
    let items = [twoPieces];
    const { user } = visitCheckout({
      'GET /api/Cart': () => cartAnswer(...items),
      'POST /api/Payments/CreateOrder': () => okAnswer({ ...CREATED, amountInPaise: 162_000 }),
    });
    await openForm();
    items = [sampleLine({ id: 'a', quantity: 3 })];
    await user.click(payButton());
    expect(
      await alerted('Your cart has changed: the total is now ₹1,620. Please look at it once more, then pay.'),
    ).toBeTruthy();
    expect(checkout).not.toHaveBeenCalled();
    await user.click(payButton());
    await waitFor(() => expect(checkout).toHaveBeenCalledTimes(1));
  });
});

describe('what keeps from paying once the form is right', () => {
  it('details that cannot be saved: no order is made [CHK-27, ERR-28, ERR-58, CHK-26]', async () => {
    const { user, orders, saves } = visitCheckout({ 'PUT /api/UserDetails': () => jsonAnswer(500, failure('Oops')) });
    await openForm();
    await retype(user, 'City', 'Surat');
    await user.click(payButton());
    expect(await alerted('Could not save your address/phone. Please try again.')).toBeTruthy();
    expect(saves()).toHaveLength(1);
    expect(orders()).toEqual([]);
  });

  it.each([
    [409, 'Your last payment is still being confirmed. Please wait a few minutes before you pay again.'],
    [409, 'Orders above ₹10,00,000 cannot be paid online. Please contact us and we will help you.'],
    [503, 'The payment service does not answer. Please try again in a minute.'],
  ])(
    "an order that is refused with %i, in the server's words [ERR-31, ERR-33, D-20, D-26]",
    async (status, message) => {
      const { checkout } = providerScript();
      await openAndPay({ 'POST /api/Payments/CreateOrder': () => jsonAnswer(status, failure(message)) });
      expect(await alerted(message)).toBeTruthy();
      expect(checkout).not.toHaveBeenCalled();
    },
  );

  it('a cart that another tab has paid for: it is read anew [CHK-09]', async () => {
    let items = [twoPieces];
    const { user } = visitCheckout({
      'GET /api/Cart': () => cartAnswer(...items),
      'POST /api/Payments/CreateOrder': () => jsonAnswer(409, failure('Your cart is empty')),
    });
    await openForm();
    items = [];
    await user.click(payButton());
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
  });

  it('a token that the server does not take any more: the alert leads to log in', async () => {
    await openAndPay({
      'POST /api/Payments/CreateOrder': () => jsonAnswer(401, failure('Please log in to continue.')),
    });
    const alert = await alerted('Please log in to continue.');
    expect(alert.parentElement?.querySelector('a')?.textContent).toBe('Log in');
  });

  it('an order without an id [ERR-32]', async () => {
    await openAndPay({ 'POST /api/Payments/CreateOrder': () => okAnswer({}) });
    expect(await alerted('CreateOrder returned incomplete data')).toBeTruthy();
  });

  it('an order without a payment session [ERR-29, CHK-26, Q-101]', async () => {
    const { start } = providerScript();
    await openAndPay({
      'POST /api/Payments/CreateOrder': () => okAnswer({ ...CREATED, paymentSessionId: '' }),
    });
    expect(await alerted('Unable to initialize payment. (Missing session)')).toBeTruthy();
    expect(start).not.toHaveBeenCalled();
  });

  it('a script that does not load [ERR-30, CHK-26]', async () => {
    await openAndPay();
    expect(await alerted('Failed to load Cashfree SDK.')).toBeTruthy();
    expect(payButton().textContent).toBe('Pay Securely');
  });

  it.each([
    [{ error: { message: 'The session has expired' } }, 'The session has expired'],
    [{ error: {} }, 'Payment failed'],
  ])('a provider that does not open [ERR-31]', async (answer, text) => {
    providerScript(vi.fn(async () => answer as never));
    await openAndPay();
    expect(await alerted(text)).toBeTruthy();
  });

  it('each message goes when the next attempt begins', async () => {
    const { checkout } = providerScript();
    const { user } = visitCheckout();
    await openForm();
    await retype(user, 'Phone', '58');
    await user.click(payButton());
    await alerted('Please enter a valid 10-digit Indian mobile number (starts 6–9).');
    await retype(user, 'Phone', '9876543210');
    await user.click(payButton());
    await waitFor(() => expect(checkout).toHaveBeenCalled());
    expect(screen.queryByText(/valid 10-digit/)).toBeNull();
  });
});
