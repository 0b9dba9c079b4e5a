import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildFailure } from '#contract/envelope.ts';
import type { ApiResponse } from '#contract/transport.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { buildCartResponse, createSampleLine } from '#tests/support/samples/cart-samples.ts';
import {
  buildJsonResponse,
  buildOkResponse,
  buildTextResponse,
  type FakeResponses,
} from '#tests/support/storefront/fake-transport.ts';
import {
  CREATED_ORDER,
  findAlert,
  findCheckoutForm,
  getPayButton,
  mockProviderScript,
  renderCheckout,
  retype,
  SAVED_DETAILS,
  TWO_PIECE_LINE,
} from '#tests/support/storefront/render-checkout.tsx';

async function openAndPay(responses: FakeResponses = {}) {
  const view = renderCheckout(responses);
  await findCheckoutForm();
  await view.user.click(getPayButton());
  return view;
}

/** Restores the page as the back/forward cache does. */
const restorePage = () => fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));

afterEach(() => {
  delete window.Cashfree;
});

describe('paying', () => {
  it('creates the order without saving unchanged details, and opens the provider in this tab [PAY-03, PAY-04, PAY-06, PAY-09]', async () => {
    const { createCashfree, openCheckout } = mockProviderScript();
    const { listSaveRequests, listOrderRequests } = await openAndPay();
    await waitFor(() => expect(openCheckout).toHaveBeenCalledTimes(1));
    expect(openCheckout).toHaveBeenCalledWith({ paymentSessionId: 'session_1', redirectTarget: '_self' });
    expect(createCashfree).toHaveBeenCalledWith({ mode: 'sandbox' });
    expect(listSaveRequests()).toEqual([]);
    expect(listOrderRequests()).toMatchObject([{ body: { userId: 'user' }, token: 'token' }]);
  });

  it('saves changed details before it creates the order [PAY-02, CHK-20, CHK-21, CHK-22]', async () => {
    const { openCheckout } = mockProviderScript();
    const { user, listSaveRequests, requests } = renderCheckout();
    await findCheckoutForm();
    await retype(user, 'Full name', 'Meera Anand Iyer');
    await retype(user, 'Phone', '+91 99999 12345');
    await retype(user, 'Address line 2', '');
    await user.click(getPayButton());
    await waitFor(() => expect(openCheckout).toHaveBeenCalled());
    expect(listSaveRequests()).toMatchObject([
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
    const requestSequence = requests.map(({ method, path }) => `${method} ${path}`);
    expect(requestSequence.indexOf('PUT /api/UserDetails')).toBeLessThan(
      requestSequence.indexOf('POST /api/Payments/CreateOrder'),
    );
  });

  it('shows Processing… at once and ignores a double click [CHK-08, Q-112]', async () => {
    const response = createDeferred<ApiResponse>();
    const { user, listOrderRequests } = renderCheckout({
      'POST /api/Payments/CreateOrder': () => response.promise,
    });
    await findCheckoutForm();
    await user.dblClick(getPayButton());
    expect(getPayButton().textContent).toBe('Processing…');
    expect(getPayButton().getAttribute('aria-disabled')).toBe('true');
    await user.click(getPayButton());
    await waitFor(() => expect(listOrderRequests()).toHaveLength(1));
    response.resolve(buildJsonResponse(503, buildFailure("The payment service isn't responding.")));
    await findAlert("The payment service isn't responding.");
    await waitFor(() => expect(getPayButton().textContent).toBe('Pay Securely'));
  });

  it('enables the button again when the browser restores the page from its back/forward cache', async () => {
    const { openCheckout } = mockProviderScript();
    const { user } = await openAndPay();
    await waitFor(() => expect(openCheckout).toHaveBeenCalled());
    expect(getPayButton().textContent).toBe('Processing…');
    restorePage();
    expect(getPayButton().textContent).toBe('Pay Securely');
    await user.click(getPayButton());
    await waitFor(() => expect(openCheckout).toHaveBeenCalledTimes(2));
  });

  it('asks for a second click when the total has changed', async () => {
    const { openCheckout } = mockProviderScript();
    let cartLines = [TWO_PIECE_LINE];
    const { user } = renderCheckout({
      'GET /api/Cart': () => buildCartResponse(...cartLines),
      'POST /api/Payments/CreateOrder': () => buildOkResponse({ ...CREATED_ORDER, amountInPaise: 162_000 }),
    });
    await findCheckoutForm();
    cartLines = [createSampleLine({ id: 'a', quantity: 3 })];
    await user.click(getPayButton());
    await findAlert('Your cart has changed: the total is now ₹1,620. Please check it before you pay.');
    expect(openCheckout).not.toHaveBeenCalled();
    await user.click(getPayButton());
    await waitFor(() => expect(openCheckout).toHaveBeenCalledTimes(1));
  });
});

describe('payment failures', () => {
  it('creates no order when the details cannot be saved [CHK-27, ERR-28, ERR-58, CHK-26]', async () => {
    const { user, listOrderRequests, listSaveRequests } = renderCheckout({
      'PUT /api/UserDetails': () => buildJsonResponse(500, buildFailure('Oops')),
    });
    await findCheckoutForm();
    await retype(user, 'City', 'Surat');
    await user.click(getPayButton());
    await findAlert('Could not save your address/phone. Please try again.');
    expect(listSaveRequests()).toHaveLength(1);
    expect(listOrderRequests()).toEqual([]);
  });

  it.each([
    [409, 'Your last payment is still being confirmed. Please wait a few minutes before you pay again.'],
    [409, "You can't pay online for orders above ₹10,00,000. Please contact us and we'll help you."],
    [503, "The payment service isn't responding. Please try again in a minute."],
  ])(
    "shows the server's message when it refuses an order with %i [ERR-31, ERR-33, D-20, D-26]",
    async (status, message) => {
      const { openCheckout } = mockProviderScript();
      await openAndPay({ 'POST /api/Payments/CreateOrder': () => buildJsonResponse(status, buildFailure(message)) });
      await findAlert(message);
      expect(openCheckout).not.toHaveBeenCalled();
    },
  );

  it('refetches a cart that another tab has paid for [CHK-09]', async () => {
    let cartLines = [TWO_PIECE_LINE];
    const { user } = renderCheckout({
      'GET /api/Cart': () => buildCartResponse(...cartLines),
      'POST /api/Payments/CreateOrder': () => buildJsonResponse(409, buildFailure('Your cart is empty')),
    });
    await findCheckoutForm();
    cartLines = [];
    await user.click(getPayButton());
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
  });

  it.each([
    ['PUT /api/UserDetails', 'Could not save your address/phone. Please try again.'],
    ['POST /api/Payments/CreateOrder', 'Please log in to continue.'],
  ])('links to login when %s responds with 401, before its own message [D-47, ERR-28]', async (endpoint, text) => {
    const { user } = renderCheckout({
      [endpoint]: () => buildJsonResponse(401, buildFailure('Please log in to continue.')),
    });
    await findCheckoutForm();
    await retype(user, 'City', 'Surat');
    await user.click(getPayButton());
    await findAlert(text);
    const region = screen.getByRole('alert').textContent ?? '';
    expect(region).toContain('Your session has ended. Please log in again. Log in');
    expect(region.indexOf(text)).toBeGreaterThan(region.indexOf('Log in'));
  });

  it('reports an incomplete order [ERR-32]', async () => {
    await openAndPay({ 'POST /api/Payments/CreateOrder': () => buildOkResponse({}) });
    await findAlert('CreateOrder returned incomplete data');
  });

  it.each([
    ['HTTP 502', buildTextResponse(502, '')],
    ['Bad gateway', buildTextResponse(502, 'Bad gateway')],
    ['CreateOrder failed', buildJsonResponse(200, { succeeded: false })],
    ['CreateOrder returned incomplete data', buildOkResponse({})],
  ])('puts a plain sentence before %s [D-46, ERR-34, ERR-35]', async (stated, response) => {
    await openAndPay({ 'POST /api/Payments/CreateOrder': () => response });
    const alert = await findAlert(stated);
    expect(alert.parentElement?.textContent).toBe(`We couldn't start your payment. ${stated}`);
  });

  it('adds nothing to a message of the server [D-46, ERR-33]', async () => {
    await openAndPay({
      'POST /api/Payments/CreateOrder': () => buildJsonResponse(409, buildFailure('Please check your address.')),
    });
    const alert = await findAlert('Please check your address.');
    expect(alert.parentElement?.textContent).toBe('Please check your address.');
  });

  it('reports an order without a payment session [ERR-29, CHK-26, Q-101]', async () => {
    const { createCashfree } = mockProviderScript();
    await openAndPay({
      'POST /api/Payments/CreateOrder': () => buildOkResponse({ ...CREATED_ORDER, paymentSessionId: '' }),
    });
    await findAlert('Unable to initialize payment. (Missing session)');
    expect(createCashfree).not.toHaveBeenCalled();
  });

  it('reports a provider script that fails to load [ERR-30, CHK-26]', async () => {
    await openAndPay();
    await findAlert('Failed to load Cashfree SDK.');
    expect(getPayButton().textContent).toBe('Pay Securely');
  });

  it.each([
    [{ error: { message: 'The session has expired' } }, 'The session has expired'],
    [{ error: {} }, 'Payment failed'],
  ])("shows the provider's error %j as '%s' [ERR-31]", async (result, text) => {
    mockProviderScript(vi.fn(async () => result as never));
    await openAndPay();
    await findAlert(text);
  });

  it('removes the previous message on the next attempt', async () => {
    const { openCheckout } = mockProviderScript();
    const { user } = renderCheckout();
    await findCheckoutForm();
    await retype(user, 'Phone', '58');
    await user.click(getPayButton());
    await findAlert('Please enter a valid 10-digit Indian mobile number (starts 6–9).');
    await retype(user, 'Phone', '9876543210');
    await user.click(getPayButton());
    await waitFor(() => expect(openCheckout).toHaveBeenCalled());
    expect(screen.queryByText(/valid 10-digit/)).toBeNull();
  });
});
