import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failure } from '#contract/envelope.ts';
import { cartResponse, sampleLine } from '#tests/support/samples/cart-samples.ts';
import { jsonResponse, okResponse } from '#tests/support/storefront/fake-transport.ts';
import {
  CREATED_ORDER,
  field,
  main,
  mockProviderScript,
  openForm,
  payButton,
  renderCheckout,
  SAVED_DETAILS,
  twoPieces,
} from '#tests/support/storefront/render-checkout.tsx';

const summary = () => within(main().getByRole('region', { name: 'Order Summary' }));
const sum = (name: string | RegExp) =>
  summary().getByText(name, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;

describe('the form', () => {
  it('has the fields in their order, with line 2 optional, filled in from the saved details [CHK-01, CHK-02, CHK-19, Q-110]', async () => {
    const { requests } = renderCheckout();
    const form = await openForm();
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
      (label) => field(label).value,
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

  it('offers every state and union territory, and a saved one in another spelling', async () => {
    renderCheckout({ 'GET /api/UserDetails/:userId': () => okResponse({ ...SAVED_DETAILS, state: 'Gujrat' }) });
    await openForm();
    const offered = within(field('State')).getAllByRole('option') as HTMLOptionElement[];
    expect(offered).toHaveLength(1 + 1 + 36);
    expect(field('State').value).toBe('Gujrat');
  });

  it('normalises the phone when it is left, and the pincode too [CHK-15]', async () => {
    const { user } = renderCheckout();
    await openForm();
    await user.clear(field('Phone'));
    await user.type(field('Phone'), '+91 98765 43211');
    await user.clear(field('Pincode'));
    await user.type(field('Pincode'), '380 015');
    expect(field('Phone').value).toBe('9876543211');
    await user.tab();
    expect(field('Pincode').value).toBe('380015');
  });

  it('warns about a mismatch of pincode and state without blocking', async () => {
    const { checkout } = mockProviderScript();
    const { user } = renderCheckout();
    await openForm();
    await user.selectOptions(field('State'), 'Kerala');
    expect(main().getByText(/does not look like one in Kerala/)).toBeTruthy();
    expect(field('Pincode').getAttribute('aria-invalid')).toBeNull();
    await user.click(payButton());
    await vi.waitFor(() => expect(checkout).toHaveBeenCalled());
  });

  it('can be filled in when the saved details fail to load, and retries on request', async () => {
    let isBroken = true;
    const { user } = renderCheckout({
      'GET /api/UserDetails/:userId': () => (isBroken ? jsonResponse(500, failure('Oops')) : okResponse(SAVED_DETAILS)),
    });
    await openForm();
    expect(field('Full name').value).toBe('');
    await user.type(field('City'), 'Surat');
    isBroken = false;
    await user.click(main().getByRole('button', { name: 'Load it again' }));
    await vi.waitFor(() => expect(field('Full name').value).toBe('Asha Devi Rao'));
    expect(field('City').value).toBe('Surat');
  });
});

describe('the order summary', () => {
  it('lists picture, title, quantity and line total, and the sums in whole rupees [CHK-03, CHK-04, CHK-05, CHK-06, CHK-24, CHK-25, CONST-08]', async () => {
    const roller = sampleLine({ id: 'b', productTitle: 'Lotus Roller', unitPrice: 749.5 });
    renderCheckout({ 'GET /api/Cart': () => cartResponse(twoPieces, roller) });
    await openForm();
    const [first, second] = summary().getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(first.querySelector('img')?.getAttribute('src')).toBe('/pictures/vine.webp');
    for (const fact of ['Basant Vine', '2 pcs', '₹1,080']) expect(first.textContent).toContain(fact);
    for (const fact of ['Lotus Roller', '1 pcs', '₹750']) expect(second.textContent).toContain(fact);
    expect([sum('Subtotal'), sum('Shipping'), sum('Total')]).toEqual(['₹1,830', 'Free', '₹1,830']);
    expect(sum(/^Round-off/)).toBe('+₹0.50');
  });

  it('has no round-off when there is nothing to round [D-08]', async () => {
    renderCheckout();
    await openForm();
    expect(summary().queryByText(/^Round-off/)).toBeNull();
  });

  it('names the sum together with the button [CHK-07]', async () => {
    renderCheckout();
    await openForm();
    const described = payButton().getAttribute('aria-describedby') ?? '';
    expect(payButton().textContent).toBe('Pay Securely');
    expect(document.getElementById(described)?.textContent).toBe('Total ₹1,080');
  });
});

describe('without anything to pay for', () => {
  it('shows an empty cart with a link to the shop [CHK-09, CHK-10]', async () => {
    renderCheckout({ 'GET /api/Cart': () => cartResponse() });
    expect(await main().findByText('Your cart is empty')).toBeTruthy();
    expect(main().getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/');
    expect(main().queryByRole('form')).toBeNull();
  });

  it('is loading, never empty, before anybody knows', () => {
    renderCheckout({}, { session: 'unknown' });
    expect(main().getByText('Loading…')).toBeTruthy();
    expect(main().queryByText('Your cart is empty')).toBeNull();
  });

  it('keeps the form when the cart fails to load, and retries on request', async () => {
    let isBroken = true;
    const { user, orders } = renderCheckout({
      'GET /api/Cart': () => (isBroken ? jsonResponse(503, failure('Busy')) : cartResponse(twoPieces)),
    });
    await openForm();
    await user.click(payButton());
    expect(screen.getAllByText('HTTP 503: Busy').length).toBeGreaterThan(0);
    expect(orders()).toEqual([]);
    isBroken = false;
    await user.click(main().getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(sum('Total')).toBe('₹1,080'));
  });
});

describe('a visitor', () => {
  it('sees the copy of this browser and an empty form [CART-35, ROLE-07, Q-151]', async () => {
    const { requests } = renderCheckout({}, { session: 'out' }, [twoPieces]);
    await openForm();
    expect(sum('Total')).toBe('₹1,080');
    expect(field('Full name').value).toBe('');
    expect(requests).toEqual([]);
  });

  it('is asked to log in before filling in anything, and returns to the draft [CHK-23, ERR-25, ERR-58, CHK-26, D-01, D-02]', async () => {
    const { user, requests, router } = renderCheckout({}, { session: 'out' }, [twoPieces]);
    await openForm();
    await user.type(field('City'), 'Surat');
    await user.click(payButton());
    const alert = await screen.findByText('Please log in to continue.');
    expect(main().queryByText('Full name is required')).toBeNull();
    expect(requests).toEqual([]);
    await user.click(within(alert.parentElement as HTMLElement).getByRole('link', { name: 'Log in' }));
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { returnTo: '/checkout' } });
    expect(sessionStorage.getItem('aangan.draft.checkout')).toContain('Surat');
  });
});

describe('the draft', () => {
  it('is there again after a reload, over the saved details, field by field', async () => {
    const { user, unmount } = renderCheckout();
    await openForm();
    await user.clear(field('Address line 2'));
    await user.clear(field('City'));
    await user.type(field('City'), 'Surat');
    unmount();
    renderCheckout();
    await openForm();
    expect([field('City').value, field('Address line 2').value, field('Full name').value]).toEqual([
      'Surat',
      '',
      'Asha Devi Rao',
    ]);
  });

  it('is not shown to another customer', async () => {
    const { user, unmount } = renderCheckout();
    await openForm();
    await user.clear(field('City'));
    await user.type(field('City'), 'Surat');
    unmount();
    renderCheckout({}, { session: 'in', userId: 'another' });
    await openForm();
    expect(field('City').value).toBe('Ahmedabad');
  });

  it('stays when paying fails', async () => {
    const { user } = renderCheckout({
      'POST /api/Payments/CreateOrder': () => jsonResponse(503, failure('Please try again in a minute.')),
    });
    await openForm();
    await user.clear(field('City'));
    await user.type(field('City'), 'Surat');
    await user.click(payButton());
    expect(await screen.findByText('Please try again in a minute.')).toBeTruthy();
    expect(field('City').value).toBe('Surat');
    expect(CREATED_ORDER.amountInPaise).toBe(108_000);
  });
});
