import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ApiResponse } from '#contract/transport.ts';
import { sessionEnded } from '#storefront/state/account/session-slice.ts';
import { jsonResponse, okResponse, textResponse } from '#tests/support/storefront/fake-transport.ts';
import {
  address,
  DETAILS,
  edit,
  GET,
  input,
  PUT,
  personal,
  press,
  renderProfile,
} from '#tests/support/storefront/render-profile.tsx';
import { createTestStore, renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { ProfileView } from './profile-view.tsx';

describe('a save that fails', () => {
  it.each<[ApiResponse, string]>([
    [
      jsonResponse(400, { succeeded: false, message: 'City can have at most 200 characters' }),
      'City can have at most 200 characters',
    ],
    [textResponse(500, ''), 'Failed to save (500)'],
    [textResponse(200, 'nonsense'), 'Failed to save'],
  ])('with %j says %j for three seconds and keeps what was typed [PROF-16, ERR-42, ERR-43]', async (answer, text) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderProfile({ [PUT]: () => answer });
    const person = await personal();
    await edit(person, 'First name', 'Meera');
    await press(person, 'Save');
    expect((await person.findByText(text)).closest('[role="alert"]')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(person.queryByText(text)).toBeNull();
    expect(person.getByText(/what you typed is still here/)).toBeDefined();
    expect(input(person, 'First name').value).toBe('Meera');
    expect(input(person, 'First name').readOnly).toBe(false);
  });
});

describe('the draft', () => {
  it('survives a session that ends and a log-in of the same customer [PROF-11, ERR-44]', async () => {
    const { store, router, unmount } = renderProfile();
    await edit(await personal(), 'First name', 'Meera');
    act(() => void store.dispatch(sessionEnded()));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign in required.');
    await userEvent.click(screen.getByRole('link', { name: 'Log In' }));
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { returnTo: '/profile' } });
    unmount();
    renderProfile();
    const person = await personal();
    expect(input(person, 'First name').value).toBe('Meera');
    expect(input(person, 'Last name').value).toBe('Rao');
    expect(input(person, 'First name').readOnly).toBe(false);
    expect(input(await address(), 'City').readOnly).toBe(true);
  });

  it('is not shown to another customer', async () => {
    const { unmount } = renderProfile();
    await edit(await personal(), 'First name', 'Meera');
    unmount();
    const other = '22222222-2222-4222-8222-222222222222';
    renderProfile({ [GET]: () => okResponse({ ...DETAILS, userId: other, firstName: 'Ravi' }) }, { userId: other });
    expect(input(await personal(), 'First name').value).toBe('Ravi');
  });
});

describe('before there is anything to show', () => {
  it('asks for login without a token [PROF-11, ERR-44]', () => {
    const store = createTestStore();
    store.dispatch(sessionEnded());
    renderWithStore(<ProfileView />, { store });
    expect(screen.getByText('Sign in required.')).toBeDefined();
  });

  it('reports an invalid session for a token without a user id and offers to log in again [PROF-12, ERR-45]', async () => {
    const { router, store } = renderProfile({}, { token: 'abc', userId: null });
    expect(screen.getByText('Invalid session.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Log in again' }));
    expect(router.state.location.pathname).toBe('/login');
    expect(store.getState().session.status).toBe('signedOut');
  });

  it('shows a loading state [PROF-13]', async () => {
    renderProfile({ [GET]: () => new Promise(() => {}) });
    expect((await screen.findByRole('status')).textContent).toBe('Loading…');
  });

  it.each<[() => ApiResponse | Promise<ApiResponse>, string]>([
    [() => textResponse(503, ''), 'Failed to fetch (503)'],
    [() => Promise.reject(new TypeError('offline')), 'Something went wrong'],
  ])('says why nothing came, and asks again on demand [ERR-40, ERR-41]', async (fail, text) => {
    let asked = 0;
    renderProfile({
      [GET]: () => {
        asked += 1;
        return asked === 1 ? fail() : okResponse(DETAILS);
      },
    });
    expect(within(await screen.findByRole('alert')).getByText(text)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('Asha Rao')).toBeDefined());
  });

  it('reads details with and without the envelope [PROF-18]', async () => {
    renderProfile({ [GET]: () => jsonResponse(200, DETAILS) });
    expect(await screen.findByText('Asha Rao')).toBeDefined();
  });
});
