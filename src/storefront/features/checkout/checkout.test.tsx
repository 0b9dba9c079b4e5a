import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildFailure } from '#contract/envelope.ts';
import { buildCartResponse, createSampleLine } from '#tests/support/samples/cart-samples.ts';
import { buildJsonResponse, buildOkResponse } from '#tests/support/storefront/fake-transport.ts';
import {
  CREATED_ORDER,
  findCheckoutForm,
  getField,
  getPayButton,
  mockProviderScript,
  renderCheckout,
  SAVED_DETAILS,
  TWO_PIECE_LINE,
  withinMain,
} from '#tests/support/storefront/render-checkout.tsx';

const getSummary = () => within(withinMain().getByRole('region', { name: 'Order Summary' }));
const sum = (name: string | RegExp) =>
  getSummary().getByText(name, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;

describe('the delivery form', () => {
  it('has its fields in order, filled in from the saved details [CHK-01, CHK-02, CHK-19, Q-110]', async () => {
    const { requests } = renderCheckout();
    const form = await findCheckoutForm();
    const labels = [...form.querySelectorAll('label')].map((label) => label.textContent);
    expect(labels).toEqual([
      'Full name',
      'Phone',
      'Email',
      'Address line 1',
      'Address line 2 (optional)',
      'City',
      'State',
      'Pincode',
    ]);
    const values = ['Full name', 'Phone', 'Email', 'Address line 1', 'Address line 2', 'City', 'State', 'Pincode'].map(
      (label) => getField(label).value,
    );
    expect(values).toEqual([
      'Asha Devi Rao',
      '9876543210',
      'asha@example.in',
      '1 Law Garden',
      'Ellisbridge',
      'Ahmedabad',
      'Gujarat',
      '380009',
    ]);
    expect(requests).toContainEqual(
      expect.objectContaining({ path: '/api/UserDetails/:userId', params: { userId: 'user' }, token: 'token' }),
    );
  });

  it('offers all states and union territories, and a saved one in another spelling', async () => {
    renderCheckout({ 'GET /api/UserDetails/:userId': () => buildOkResponse({ ...SAVED_DETAILS, state: 'Gujrat' }) });
    await findCheckoutForm();
    const options = within(getField('State')).getAllByRole('option') as HTMLOptionElement[];
    expect(options).toHaveLength(1 + 1 + 36);
    expect(getField('State').value).toBe('Gujrat');
  });

  it('normalises phone and pincode on blur [CHK-15]', async () => {
    const { user } = renderCheckout();
    await findCheckoutForm();
    await user.clear(getField('Phone'));
    await user.type(getField('Phone'), '+91 98765 43211');
    await user.clear(getField('Pincode'));
    await user.type(getField('Pincode'), '380 015');
    expect(getField('Phone').value).toBe('9876543211');
    await user.tab();
    expect(getField('Pincode').value).toBe('380015');
  });

  it('warns about a pincode outside the state without blocking', async () => {
    const { openCheckout } = mockProviderScript();
    const { user } = renderCheckout();
    await findCheckoutForm();
    await user.selectOptions(getField('State'), 'Kerala');
    expect(withinMain().getByText(/doesn't look like it's in Kerala/)).toBeTruthy();
    expect(getField('Pincode').getAttribute('aria-invalid')).toBeNull();
    await user.click(getPayButton());
    await vi.waitFor(() => expect(openCheckout).toHaveBeenCalled());
  });

  it('can be filled in when the saved details fail to load, and retries on request', async () => {
    let isBroken = true;
    const { user } = renderCheckout({
      'GET /api/UserDetails/:userId': () =>
        isBroken ? buildJsonResponse(500, buildFailure('Oops')) : buildOkResponse(SAVED_DETAILS),
    });
    await findCheckoutForm();
    expect(getField('Full name').value).toBe('');
    await user.type(getField('City'), 'Surat');
    isBroken = false;
    await user.click(withinMain().getByRole('button', { name: 'Load it again' }));
    await vi.waitFor(() => expect(getField('Full name').value).toBe('Asha Devi Rao'));
    expect(getField('City').value).toBe('Surat');
  });
});

describe('the order summary', () => {
  it('lists the lines, and the totals in whole rupees [CHK-04, CHK-05, CHK-06, CHK-25]', async () => {
    const roller = createSampleLine({ id: 'b', productTitle: 'Lotus Roller', unitPrice: 749.5 });
    renderCheckout({ 'GET /api/Cart': () => buildCartResponse(TWO_PIECE_LINE, roller) });
    await findCheckoutForm();
    const [first, second] = getSummary().getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(first.querySelector('img')?.getAttribute('src')).toBe('/pictures/vine.webp');
    for (const fact of ['Basant Vine', '2 pcs', '₹1,080']) expect(first.textContent).toContain(fact);
    for (const fact of ['Lotus Roller', '1 pcs', '₹750']) expect(second.textContent).toContain(fact);
    expect([sum('Subtotal'), sum('Shipping'), sum('Total')]).toEqual(['₹1,830', 'Free', '₹1,830']);
  });

  it('shows whole rupees only, without a round-off row [D-49, CHK-24]', async () => {
    const roller = createSampleLine({ id: 'b', productTitle: 'Lotus Roller', unitPrice: 749.5 });
    renderCheckout({ 'GET /api/Cart': () => buildCartResponse(TWO_PIECE_LINE, roller) });
    await findCheckoutForm();
    const labels = [...document.querySelectorAll('dt')].map((label) => label.textContent);
    expect(labels).toEqual(['Subtotal', 'Shipping', 'Total']);
    expect(document.body.textContent).not.toMatch(/Round-off|₹[\d,]+\.\d/);
  });

  it('says that taxes are included and what cannot be returned [CHK-06]', async () => {
    renderCheckout();
    await findCheckoutForm();
    const text =
      "Inclusive of all taxes. Pieces made to measure can't be returned or exchanged unless they arrive damaged or faulty.";
    expect(getSummary().getByText(text)).toBeTruthy();
  });

  it('announces the total with the pay button [CHK-07]', async () => {
    renderCheckout();
    await findCheckoutForm();
    const describedBy = getPayButton().getAttribute('aria-describedby') ?? '';
    expect(getPayButton().textContent).toBe('Pay Securely');
    expect(document.getElementById(describedBy)?.textContent).toBe('Total ₹1,080');
  });
});

describe('without a cart to pay for', () => {
  it('shows an empty cart with a link to the shop [CHK-09, CHK-10]', async () => {
    renderCheckout({ 'GET /api/Cart': () => buildCartResponse() });
    expect(await withinMain().findByText('Your cart is empty')).toBeTruthy();
    expect(withinMain().getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/');
    expect(withinMain().queryByRole('form')).toBeNull();
  });

  it('shows a loading state, not an empty cart, while the session is unknown', () => {
    renderCheckout({}, { session: 'unknown' });
    expect(withinMain().getByText('Loading…')).toBeTruthy();
    expect(withinMain().queryByText('Your cart is empty')).toBeNull();
  });

  it('keeps the form when the cart fails to load, and retries on request', async () => {
    let isBroken = true;
    const { user, listOrderRequests } = renderCheckout({
      'GET /api/Cart': () =>
        isBroken ? buildJsonResponse(503, buildFailure('Busy')) : buildCartResponse(TWO_PIECE_LINE),
    });
    await findCheckoutForm();
    await user.click(getPayButton());
    // Beside the form and in the alert (D-46).
    const errors = screen.getAllByText('HTTP 503: Busy').map((text) => text.parentElement?.textContent);
    expect(errors).toEqual(Array(2).fill("We couldn't load your cart. HTTP 503: Busy"));
    expect(listOrderRequests()).toEqual([]);
    isBroken = false;
    await user.click(withinMain().getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(sum('Total')).toBe('₹1,080'));
  });
});

describe('a visitor', () => {
  it('sees the local cart and an empty form [CART-35, ROLE-07, Q-151]', async () => {
    const { requests } = renderCheckout({}, { session: 'signedOut' }, [TWO_PIECE_LINE]);
    await findCheckoutForm();
    expect(sum('Total')).toBe('₹1,080');
    expect(getField('Full name').value).toBe('');
    expect(requests).toEqual([]);
  });

  it('is asked to log in before validation, and keeps the draft [CHK-23, ERR-25, ERR-58, CHK-26]', async () => {
    const { user, requests, router } = renderCheckout({}, { session: 'signedOut' }, [TWO_PIECE_LINE]);
    await findCheckoutForm();
    await user.type(getField('City'), 'Surat');
    await user.click(getPayButton());
    const alert = await screen.findByText('Please log in to continue.');
    expect(withinMain().queryByText('Full name is required')).toBeNull();
    expect(requests).toEqual([]);
    await user.click(within(alert.parentElement as HTMLElement).getByRole('link', { name: 'Log in' }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/login', state: { returnTo: '/checkout' } }),
    );
    expect(sessionStorage.getItem('aangan.draft.checkout')).toContain('Surat');
  });
});

describe('the draft', () => {
  it('is restored after a reload, on top of the saved details', async () => {
    const { user, unmount } = renderCheckout();
    await findCheckoutForm();
    await user.clear(getField('Address line 2'));
    await user.clear(getField('City'));
    await user.type(getField('City'), 'Surat');
    unmount();
    renderCheckout();
    await findCheckoutForm();
    expect([getField('City').value, getField('Address line 2').value, getField('Full name').value]).toEqual([
      'Surat',
      '',
      'Asha Devi Rao',
    ]);
  });

  it('is not shown to another customer', async () => {
    const { user, unmount } = renderCheckout();
    await findCheckoutForm();
    await user.clear(getField('City'));
    await user.type(getField('City'), 'Surat');
    unmount();
    renderCheckout({}, { session: 'signedIn', userId: 'another' });
    await findCheckoutForm();
    expect(getField('City').value).toBe('Ahmedabad');
  });

  it('is kept when paying fails', async () => {
    const { user } = renderCheckout({
      'POST /api/Payments/CreateOrder': () => buildJsonResponse(503, buildFailure('Please try again in a minute.')),
    });
    await findCheckoutForm();
    await user.clear(getField('City'));
    await user.type(getField('City'), 'Surat');
    await user.click(getPayButton());
    expect(await screen.findByText('Please try again in a minute.')).toBeTruthy();
    expect(getField('City').value).toBe('Surat');
    expect(CREATED_ORDER.amountInPaise).toBe(108_000);
  });
});
