import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ApiResponse } from '#contract/transport.ts';
import { sessionEnded } from '#storefront/state/account/session-slice.ts';
import { buildJsonResponse, buildOkResponse, buildTextResponse } from '#tests/support/storefront/fake-transport.ts';
import {
  clickButton,
  DETAILS,
  editField,
  findAddressForm,
  findPersonalForm,
  GET_DETAILS_ROUTE,
  getInput,
  PUT_DETAILS_ROUTE,
  renderProfile,
} from '#tests/support/storefront/render-profile.tsx';
import { createTestStore, renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { ProfileOverview } from './profile-overview.tsx';

describe('a failed save', () => {
  it.each<[ApiResponse, string]>([
    [
      buildJsonResponse(400, { succeeded: false, message: 'City can have at most 200 characters' }),
      'City can have at most 200 characters',
    ],
    [buildTextResponse(500, ''), 'Failed to save (500)'],
    [buildJsonResponse(200, { succeeded: false }), 'Failed to save'],
  ])(
    'with %j shows %j for three seconds and keeps the typed values [PROF-16, ERR-42, ERR-43]',
    async (response, text) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      renderProfile({ [PUT_DETAILS_ROUTE]: () => response });
      const person = await findPersonalForm();
      await editField(person, 'First name', 'Meera');
      await clickButton(person, 'Save');
      expect((await person.findByText(text)).closest('[role="alert"]')).not.toBeNull();
      await act(() => vi.advanceTimersByTimeAsync(3000));
      expect(person.queryByText(text)).toBeNull();
      expect(person.getByText(/what you typed is still here/)).toBeDefined();
      expect(getInput(person, 'First name').value).toBe('Meera');
      expect(getInput(person, 'First name').readOnly).toBe(false);
    },
  );
});

describe('the draft', () => {
  it('survives a new login of the same customer [PROF-11, ERR-44]', async () => {
    const { store, router, unmount } = renderProfile();
    await editField(await findPersonalForm(), 'First name', 'Meera');
    act(() => void store.dispatch(sessionEnded()));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign in required.');
    await userEvent.click(screen.getByRole('link', { name: 'Log In' }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/login', state: { returnTo: '/profile' } }),
    );
    unmount();
    renderProfile();
    const person = await findPersonalForm();
    expect(getInput(person, 'First name').value).toBe('Meera');
    expect(getInput(person, 'Last name').value).toBe('Rao');
    expect(getInput(person, 'First name').readOnly).toBe(false);
    expect(getInput(await findAddressForm(), 'City').readOnly).toBe(true);
  });

  it('is not shown to another customer', async () => {
    const { unmount } = renderProfile();
    await editField(await findPersonalForm(), 'First name', 'Meera');
    unmount();
    const other = '22222222-2222-4222-8222-222222222222';
    renderProfile(
      { [GET_DETAILS_ROUTE]: () => buildOkResponse({ ...DETAILS, userId: other, firstName: 'Ravi' }) },
      { userId: other },
    );
    expect(getInput(await findPersonalForm(), 'First name').value).toBe('Ravi');
  });
});

describe('without details to show', () => {
  it('asks for login without a token [PROF-11, ERR-44, Q-05]', () => {
    const store = createTestStore();
    store.dispatch(sessionEnded());
    renderWithStore(<ProfileOverview />, { store });
    expect(screen.getByText('Sign in required.')).toBeDefined();
  });

  it('reports an invalid session for a token without a user id and offers to log in again [PROF-12, ERR-45, Q-06]', async () => {
    const { router, store } = renderProfile({}, { token: 'abc', userId: null });
    expect(screen.getByText('Invalid session.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Log in again' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(store.getState().session.status).toBe('signedOut');
  });

  it('shows a loading state [PROF-13]', async () => {
    renderProfile({ [GET_DETAILS_ROUTE]: () => new Promise(() => {}) });
    expect((await screen.findByRole('status')).textContent).toBe('Loading…');
  });

  it.each<[() => ApiResponse | Promise<ApiResponse>, string]>([
    [() => buildTextResponse(503, ''), 'Failed to fetch (503)'],
    [() => Promise.reject(new TypeError('offline')), 'Something went wrong'],
  ])('shows the load error and retries on request [ERR-40, ERR-41, Q-124, D-46]', async (fail, text) => {
    let requestCount = 0;
    renderProfile({
      [GET_DETAILS_ROUTE]: () => {
        requestCount += 1;
        return requestCount === 1 ? fail() : buildOkResponse(DETAILS);
      },
    });
    const stated = within(await screen.findByRole('alert')).getByText(text);
    // A plain sentence comes first (D-46).
    expect(stated.previousElementSibling?.textContent).toBe("We couldn't load your profile.");
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('Asha Rao')).toBeDefined());
  });

  it('reads details with and without the envelope [PROF-18]', async () => {
    renderProfile({ [GET_DETAILS_ROUTE]: () => buildJsonResponse(200, DETAILS) });
    expect(await screen.findByText('Asha Rao')).toBeDefined();
  });
});
