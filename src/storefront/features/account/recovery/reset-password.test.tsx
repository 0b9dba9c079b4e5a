import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { buildOkResponse, createFakeTransport } from '#tests/support/storefront/fake-transport.ts';
import { createTestStore, renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { ResetPassword } from './reset-password.tsx';

it('replaces the heading and its introduction once the password is changed [D-39]', async () => {
  const transport = createFakeTransport({ 'POST /api/Account/ResetPassword': () => buildOkResponse(null) });
  renderWithStore(<ResetPassword />, { store: createTestStore({ transport }), url: '/reset#token' });
  expect(screen.getByRole('heading').textContent).toBe('Choose a new password');
  expect(screen.getByText('This signs you out on all your devices.')).toBeDefined();
  await userEvent.type(screen.getByLabelText('New password'), 'long enough');
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'long enough');
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  await screen.findByText('Your password has been changed. Please log in with the new one.');
  expect(screen.getByRole('heading').textContent).toBe('Password changed');
  expect(screen.queryByText('This signs you out on all your devices.')).toBeNull();
});
