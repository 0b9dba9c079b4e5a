import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PHONE_MESSAGE } from '#domain/checkout/indian-phone.ts';
import {
  findAlert,
  findCheckoutForm,
  getField,
  getPayButton,
  renderCheckout,
  retype,
} from '#tests/support/storefront/render-checkout.tsx';

describe('checkout validation', () => {
  it('rejects a session without a user id [ERR-26, ERR-58, CHK-26]', async () => {
    const { user, listOrderRequests, listSaveRequests } = renderCheckout({}, { session: 'signedIn', userId: null });
    await findCheckoutForm();
    await user.click(getPayButton());
    expect(await findAlert('Invalid session. Please log in again.')).toBeTruthy();
    expect([...listOrderRequests(), ...listSaveRequests()]).toEqual([]);
  });

  it.each([
    ['Full name', 'fullName'],
    ['Phone', 'phone'],
    ['Email', 'email'],
    ['Address line 1', 'addressLine1'],
    ['City', 'city'],
    ['Pincode', 'pincode'],
  ])('rejects a blank %s [CHK-18, Q-140]', async (label, name) => {
    const { user, listOrderRequests, listSaveRequests } = renderCheckout();
    await findCheckoutForm();
    await retype(user, label, '   ');
    await user.click(getPayButton());
    expect(screen.getByText(`${label} is required`)).toBeTruthy();
    expect(document.activeElement).toBe(getField(label));
    expect(getField(label).getAttribute('aria-invalid')).toBe('true');
    expect((document.activeElement as HTMLInputElement).name).toBe(name);
    expect([...listOrderRequests(), ...listSaveRequests()]).toEqual([]);
  });

  it('rejects a missing state [CHK-18]', async () => {
    const { user, listOrderRequests } = renderCheckout();
    await findCheckoutForm();
    await user.selectOptions(getField('State'), '');
    await user.click(getPayButton());
    expect(screen.getByText('State is required')).toBeTruthy();
    expect(listOrderRequests()).toEqual([]);
  });

  it('shows an error at each invalid field, focuses the first, and clears errors on typing', async () => {
    const { user } = renderCheckout();
    await findCheckoutForm();
    await retype(user, 'Pincode', '');
    await retype(user, 'Email', 'asha');
    await user.click(getPayButton());
    expect(document.activeElement).toBe(getField('Email'));
    expect(screen.getByText('Please enter a valid email')).toBeTruthy();
    await user.type(getField('Email'), '@example.in');
    expect(screen.queryByText('Please enter a valid email')).toBeNull();
    expect(screen.getByText('Pincode is required')).toBeTruthy();
  });

  it.each(['38000', '38000a', '3800091'])(
    'rejects the pincode %s [CHK-17, ERR-56, CONST-34, Q-106]',
    async (pincode) => {
      const { user, listOrderRequests } = renderCheckout();
      await findCheckoutForm();
      await retype(user, 'Pincode', pincode);
      await user.click(getPayButton());
      expect(screen.getByText('Enter a 6-digit pincode')).toBeTruthy();
      expect(document.activeElement).toBe(getField('Pincode'));
      expect(listOrderRequests()).toEqual([]);
    },
  );

  it('marks an invalid phone along with the other fields; its alert follows theirs [CHK-16, Q-139]', async () => {
    const { user, listOrderRequests } = renderCheckout();
    await findCheckoutForm();
    for (const label of ['Phone', 'Email', 'Pincode']) await retype(user, label, '1');
    await user.click(getPayButton());
    for (const label of ['Phone', 'Email', 'Pincode'])
      expect(getField(label).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(getField('Phone'));
    expect(screen.getAllByText(PHONE_MESSAGE)).toHaveLength(1);
    await retype(user, 'Email', 'asha@example.in');
    await retype(user, 'Pincode', '380009');
    await user.click(getPayButton());
    expect(await findAlert(PHONE_MESSAGE)).toBeTruthy();
    expect(listOrderRequests()).toEqual([]);
  });

  it('rejects a phone that is not an Indian mobile, without a request [PAY-01, CHK-16, ERR-27, ERR-58]', async () => {
    const { user, listOrderRequests, listSaveRequests } = renderCheckout();
    await findCheckoutForm();
    await retype(user, 'Phone', '5876543210');
    await user.click(getPayButton());
    expect(await findAlert('Please enter a valid 10-digit Indian mobile number (starts 6–9).')).toBeTruthy();
    expect(document.activeElement).toBe(getField('Phone'));
    expect([...listOrderRequests(), ...listSaveRequests()]).toEqual([]);
  });
});
