import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  field,
  findAlert,
  openForm,
  payButton,
  renderCheckout,
  retype,
} from '#tests/support/storefront/render-checkout.tsx';

describe('checks before any request', () => {
  it('a session that names nobody [ERR-26, ERR-58, CHK-26]', async () => {
    const { user, orders, saves } = renderCheckout({}, { session: 'in', userId: null });
    await openForm();
    await user.click(payButton());
    expect(await findAlert('Invalid session. Please log in again.')).toBeTruthy();
    expect([...orders(), ...saves()]).toEqual([]);
  });

  it.each([
    ['Full name', 'fullName'],
    ['Phone', 'phone'],
    ['Email', 'email'],
    ['Address line 1', 'addressLine1'],
    ['City', 'city'],
    ['Pincode', 'pincode'],
  ])('%s left blank, or with spaces only [CHK-18, Q-140]', async (label, name) => {
    const { user, orders, saves } = renderCheckout();
    await openForm();
    await retype(user, label, '   ');
    await user.click(payButton());
    expect(screen.getByText(`${label} is required`)).toBeTruthy();
    expect(document.activeElement).toBe(field(label));
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect((document.activeElement as HTMLInputElement).name).toBe(name);
    expect([...orders(), ...saves()]).toEqual([]);
  });

  it('no state [CHK-18]', async () => {
    const { user, orders } = renderCheckout();
    await openForm();
    await user.selectOptions(field('State'), '');
    await user.click(payButton());
    expect(screen.getByText('State is required')).toBeTruthy();
    expect(orders()).toEqual([]);
  });

  it('several invalid fields: each shows an error, the first is focused, typing clears its error', async () => {
    const { user } = renderCheckout();
    await openForm();
    await retype(user, 'Pincode', '');
    await retype(user, 'Email', 'asha');
    await user.click(payButton());
    expect(document.activeElement).toBe(field('Email'));
    expect(screen.getByText('Please enter a valid email')).toBeTruthy();
    await user.type(field('Email'), '@example.in');
    expect(screen.queryByText('Please enter a valid email')).toBeNull();
    expect(screen.getByText('Pincode is required')).toBeTruthy();
  });

  it.each(['38000', '38000a', '3800091'])('the pincode %s [CHK-17, ERR-56, CONST-34, Q-106]', async (pincode) => {
    const { user, orders } = renderCheckout();
    await openForm();
    await retype(user, 'Pincode', pincode);
    await user.click(payButton());
    expect(screen.getByText('Enter a 6-digit pincode')).toBeTruthy();
    expect(document.activeElement).toBe(field('Pincode'));
    expect(orders()).toEqual([]);
  });

  it('a phone that is not an Indian mobile, before any request [PAY-01, CHK-16, ERR-27, ERR-58, GEN-07]', async () => {
    const { user, orders, saves } = renderCheckout();
    await openForm();
    await retype(user, 'Phone', '5876543210');
    await user.click(payButton());
    expect(await findAlert('Please enter a valid 10-digit Indian mobile number (starts 6–9).')).toBeTruthy();
    expect(document.activeElement).toBe(field('Phone'));
    expect([...orders(), ...saves()]).toEqual([]);
  });
});
