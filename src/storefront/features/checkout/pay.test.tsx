import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failure } from '#contract/envelope.ts';
import type { ApiResponse } from '#contract/transport.ts';
import { cartResponse, sampleLine } from '#tests/support/samples/cart-samples.ts';
import { type FakeResponses, jsonResponse, okResponse } from '#tests/support/storefront/fake-transport.ts';
import {
  CREATED_ORDER,
  findAlert,
  mockProviderScript,
  openForm,
  payButton,
  renderCheckout,
  retype,
  SAVED_DETAILS,
  twoPieces,
} from '#tests/support/storefront/render-checkout.tsx';

async function openAndPay(answers: FakeResponses = {}) {
  const visit = renderCheckout(answers);
  await openForm();
  await visit.user.click(payButton());
  return visit;
}

afterEach(() => {
  delete window.Cashfree;
});

describe('paying', () => {
  it('saves nothing that is saved already, creates the order, and opens the provider in this tab [PAY-03, PAY-04, PAY-06, PAY-09, CHK-21]', async () => {
    const { start, checkout } = mockProviderScript();
    const { saves, orders } = await openAndPay();
    await waitFor(() => expect(checkout).toHaveBeenCalledTimes(1));
    expect(checkout).toHaveBeenCalledWith({ paymentSessionId: 'session_1', redirectTarget: '_self' });
    expect(start).toHaveBeenCalledWith({ mode: 'sandbox' });
    expect(saves()).toEqual([]);
    expect(orders()).toMatchObject([{ body: { userId: 'user' }, token: 'token' }]);
  });

  it('saves changed details before it creates the order: name in two parts, phone of ten digits, country IN [PAY-02, CHK-20, CHK-21, CHK-22, CHK-28, GEN-08]', async () => {
    const { checkout } = mockProviderScript();
    const { user, saves, requests } = renderCheckout();
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

  it('shows Processing… from the click on and ignores a double click [CHK-08, Q-112]', async () => {
    let arrive: (answer: ApiResponse) => void = () => undefined;
    const { user, orders } = renderCheckout({
      'POST /api/Payments/CreateOrder': () => new Promise((resolve) => (arrive = resolve)),
    });
    await openForm();
    await user.dblClick(payButton());
    expect(payButton().textContent).toBe('Processing…');
    expect(payButton().getAttribute('aria-disabled')).toBe('true');
    await user.click(payButton());
    await waitFor(() => expect(orders()).toHaveLength(1));
    arrive(jsonResponse(503, failure('The payment service does not answer.')));
    expect(await findAlert('The payment service does not answer.')).toBeTruthy();
    await waitFor(() => expect(payButton().textContent).toBe('Pay Securely'));
  });

  it('can be retried when the browser restores the page', async () => {
    const { checkout } = mockProviderScript();
    await openAndPay();
    await waitFor(() => expect(checkout).toHaveBeenCalled());
    expect(payButton().textContent).toBe('Processing…');
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(payButton().textContent).toBe('Pay Securely');
  });

  it('never charges another amount than the one shown', async () => {
    const { checkout } = mockProviderScript();
    let items = [twoPieces];
    const { user } = renderCheckout({
      'GET /api/Cart': () => cartResponse(...items),
      'POST /api/Payments/CreateOrder': () => okResponse({ ...CREATED_ORDER, amountInPaise: 162_000 }),
    });
    await openForm();
    items = [sampleLine({ id: 'a', quantity: 3 })];
    await user.click(payButton());
    expect(
      await findAlert('Your cart has changed: the total is now ₹1,620. Please look at it once more, then pay.'),
    ).toBeTruthy();
    expect(checkout).not.toHaveBeenCalled();
    await user.click(payButton());
    await waitFor(() => expect(checkout).toHaveBeenCalledTimes(1));
  });
});

describe('failures with a valid form', () => {
  it('details that cannot be saved: no order is made [CHK-27, ERR-28, ERR-58, CHK-26]', async () => {
    const { user, orders, saves } = renderCheckout({
      'PUT /api/UserDetails': () => jsonResponse(500, failure('Oops')),
    });
    await openForm();
    await retype(user, 'City', 'Surat');
    await user.click(payButton());
    expect(await findAlert('Could not save your address/phone. Please try again.')).toBeTruthy();
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
      const { checkout } = mockProviderScript();
      await openAndPay({ 'POST /api/Payments/CreateOrder': () => jsonResponse(status, failure(message)) });
      expect(await findAlert(message)).toBeTruthy();
      expect(checkout).not.toHaveBeenCalled();
    },
  );

  it('a cart that another tab has paid for: it is fetched again [CHK-09]', async () => {
    let items = [twoPieces];
    const { user } = renderCheckout({
      'GET /api/Cart': () => cartResponse(...items),
      'POST /api/Payments/CreateOrder': () => jsonResponse(409, failure('Your cart is empty')),
    });
    await openForm();
    items = [];
    await user.click(payButton());
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
  });

  it('a token that the server rejects: the alert links to login', async () => {
    await openAndPay({
      'POST /api/Payments/CreateOrder': () => jsonResponse(401, failure('Please log in to continue.')),
    });
    const alert = await findAlert('Please log in to continue.');
    expect(alert.parentElement?.querySelector('a')?.textContent).toBe('Log in');
  });

  it('an order without an id [ERR-32]', async () => {
    await openAndPay({ 'POST /api/Payments/CreateOrder': () => okResponse({}) });
    expect(await findAlert('CreateOrder returned incomplete data')).toBeTruthy();
  });

  it('an order without a payment session [ERR-29, CHK-26, Q-101]', async () => {
    const { start } = mockProviderScript();
    await openAndPay({
      'POST /api/Payments/CreateOrder': () => okResponse({ ...CREATED_ORDER, paymentSessionId: '' }),
    });
    expect(await findAlert('Unable to initialize payment. (Missing session)')).toBeTruthy();
    expect(start).not.toHaveBeenCalled();
  });

  it('a script that does not load [ERR-30, CHK-26]', async () => {
    await openAndPay();
    expect(await findAlert('Failed to load Cashfree SDK.')).toBeTruthy();
    expect(payButton().textContent).toBe('Pay Securely');
  });

  it.each([
    [{ error: { message: 'The session has expired' } }, 'The session has expired'],
    [{ error: {} }, 'Payment failed'],
  ])('a provider that does not open [ERR-31]', async (answer, text) => {
    mockProviderScript(vi.fn(async () => answer as never));
    await openAndPay();
    expect(await findAlert(text)).toBeTruthy();
  });

  it('each message goes when the next attempt begins', async () => {
    const { checkout } = mockProviderScript();
    const { user } = renderCheckout();
    await openForm();
    await retype(user, 'Phone', '58');
    await user.click(payButton());
    await findAlert('Please enter a valid 10-digit Indian mobile number (starts 6–9).');
    await retype(user, 'Phone', '9876543210');
    await user.click(payButton());
    await waitFor(() => expect(checkout).toHaveBeenCalled());
    expect(screen.queryByText(/valid 10-digit/)).toBeNull();
  });
});
