import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildOkResponse } from '#tests/support/storefront/fake-transport.ts';
import {
  findCheckoutForm,
  renderCheckout,
  SAVED_DETAILS,
  withinMain,
} from '#tests/support/storefront/render-checkout.tsx';

const getPincode = () => withinMain().getByLabelText<HTMLInputElement>('Pincode');
const getState = () => withinMain().getByLabelText<HTMLSelectElement>('State');
const findHint = () => screen.queryByText('Filled in from your pincode.');
const getAnnouncement = () =>
  screen.getAllByRole('status').find(({ textContent }) => textContent?.startsWith('State:'));

async function openForm(details: Partial<typeof SAVED_DETAILS> = {}) {
  const saved = { ...SAVED_DETAILS, state: '', postalCode: '', ...details };
  const view = renderCheckout({ 'GET /api/UserDetails/:userId': () => buildOkResponse(saved) });
  await findCheckoutForm();
  return view;
}

async function typePincode(pincode: string) {
  await userEvent.clear(getPincode());
  await userEvent.type(getPincode(), pincode);
}

beforeEach(() => sessionStorage.clear());

describe('the pincode', () => {
  it('fills in the state, says so politely, and the state follows a changed pincode', async () => {
    await openForm();
    await typePincode('38001');
    expect(getState().value).toBe('');
    expect(findHint()).toBeNull();
    await typePincode('380 015');
    expect(getState().value).toBe('Gujarat');
    expect(getAnnouncement()?.textContent).toBe('State: Gujarat, from your pincode.');
    expect(getState().getAttribute('aria-describedby')).toBe(findHint()?.id);
    await typePincode('403001');
    expect(getState().value).toBe('Goa');
    expect(getAnnouncement()?.textContent).toBe('State: Goa, from your pincode.');
  });

  it('never replaces a state that the customer chose, even the one filled in', async () => {
    await openForm();
    await typePincode('380015');
    await userEvent.selectOptions(getState(), 'Rajasthan');
    await userEvent.selectOptions(getState(), 'Gujarat');
    await typePincode('403001');
    expect(getState().value).toBe('Gujarat');
    expect(getAnnouncement()).toBeUndefined();
    expect(findHint()).toBeNull();
    expect(screen.getByText(/doesn't look like it's in Gujarat/)).toBeTruthy();
  });

  it('leaves a saved state alone', async () => {
    await openForm({ state: 'Gujarat', postalCode: '380009' });
    await typePincode('403001');
    expect(getState().value).toBe('Gujarat');
    expect(findHint()).toBeNull();
  });

  it('fills in nothing where it fits two states', async () => {
    await openForm();
    await typePincode('160017');
    expect(getState().value).toBe('');
    await typePincode('380015');
    await typePincode('160017');
    expect(screen.getByText(/doesn't look like it's in Gujarat/)).toBeTruthy();
    expect(findHint()).toBeNull();
  });

  it('fills in the state of a saved pincode without one', async () => {
    await openForm({ postalCode: '560001' });
    expect(getState().value).toBe('Karnataka');
  });

  it('still fills in the state after a reload, until the customer chooses one', async () => {
    const first = await openForm();
    await typePincode('380015');
    first.unmount();
    const second = await openForm();
    expect(getState().value).toBe('Gujarat');
    await typePincode('403001');
    expect(getState().value).toBe('Goa');
    await userEvent.selectOptions(getState(), 'Kerala');
    second.unmount();
    await openForm();
    await typePincode('380015');
    expect(getState().value).toBe('Kerala');
  });

  it('clears the error of the missing state', async () => {
    await openForm();
    await userEvent.click(screen.getByRole('button', { name: /Pay Securely/ }));
    await screen.findByText('State is required');
    await typePincode('380015');
    expect(screen.queryByText('State is required')).toBeNull();
  });
});
