import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { buildFailure } from '#contract/envelope.ts';
import type { ApiResponse } from '#contract/transport.ts';
import { getSafeLocalStorage, getSafeSessionStorage } from '#storefront/browser/storage/storage.ts';
import { createTokenStorage, TOKEN_KEY } from '#storefront/browser/storage/token-storage.ts';
import { createSignInHistoryState } from '#storefront/state/account/sign-in-return.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { createTokenExpiringAt } from '#tests/support/customers/fake-token.ts';
import {
  buildJsonResponse,
  buildOkResponse,
  buildTextResponse,
  createFakeTransport,
} from '#tests/support/storefront/fake-transport.ts';
import { renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { AuthForms } from './auth-forms.tsx';

const ENDPOINT = 'POST /api/Account/Authentication';
const token = createTokenExpiringAt(Date.now() + 3_600_000);

function openSignIn(respond: () => ApiResponse | Promise<ApiResponse> = () => buildOkResponse({ jwToken: token })) {
  const transport = createFakeTransport({ [ENDPOINT]: respond });
  const tokens = createTokenStorage({ local: getSafeLocalStorage(), session: getSafeSessionStorage() });
  const routes = ['/login', '/signup'].map((path) => ({ path, element: <AuthForms /> }));
  const view = renderWithStore(<AuthForms />, { url: '/login', routes, transport, tokens });
  return { ...view, transport };
}
const getEmail = () => screen.getByLabelText<HTMLInputElement>('Email');
const getPassword = () => screen.getByLabelText<HTMLInputElement>('Password');
const submitSignIn = () => userEvent.click(screen.getByRole('button', { name: 'Log In' }));
const isSignedIn = ({ store }: ReturnType<typeof openSignIn>) => store.getState().session.status === 'signedIn';

describe('the login form', () => {
  it('has email, password, a ticked Remember me and Log In, with autocomplete hints [AUTH-03, AUTH-04, AUTH-05, AUTH-06]', () => {
    openSignIn();
    expect([getEmail().type, getEmail().autocomplete]).toEqual(['email', 'email']);
    expect([getPassword().type, getPassword().autocomplete]).toEqual(['password', 'current-password']);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me' }).checked).toBe(true);
    expect(screen.getByRole('button', { name: 'Log In' })).toBeDefined();
  });

  it('explains the login to redirected visitors only [D-02]', async () => {
    const { router } = openSignIn();
    expect(screen.queryByText(/^Please log in to continue/)).toBeNull();
    await act(() => router.navigate('/login', { state: createSignInHistoryState('/orders') }));
    expect(screen.getByText(/^Please log in to continue/)).toBeDefined();
  });

  it('shows and hides the password [AUTH-04]', async () => {
    openSignIn();
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(getPassword().type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(getPassword().type).toBe('password');
  });

  it.each([['Email'], ['Password']])('submits on Enter in %s, exactly as typed [AUTH-07, AUTH-17]', async (label) => {
    const view = openSignIn();
    await userEvent.type(getEmail(), 'asha@example.in');
    await userEvent.type(getPassword(), ' two words ');
    await userEvent.type(screen.getByLabelText(label), '{Enter}');
    await waitFor(() => expect(isSignedIn(view)).toBe(true));
    expect(view.transport.requests.map(({ body }) => body)).toEqual([
      { email: 'asha@example.in', password: ' two words ' },
    ]);
  });

  it('submits without client-side validation, even when empty [AUTH-34, Q-88]', async () => {
    const { transport } = openSignIn(() => buildJsonResponse(400, buildFailure('Email is required')));
    await submitSignIn();
    expect(await screen.findByText('Email is required')).toBeDefined();
    expect(transport.requests[0]?.body).toEqual({ email: '', password: '' });
  });

  it.each([
    ['Email', 'Email is required'],
    ['Password', 'Password is required'],
  ])(
    'shows the message about an empty %s at that field until something is typed [AUTH-32, AUTH-48]',
    async (label, message) => {
      openSignIn(() => buildJsonResponse(400, buildFailure(message)));
      const field = screen.getByLabelText(label);
      await submitSignIn();
      expect((await screen.findByText(message)).id).toBe(field.getAttribute('aria-describedby'));
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(field);
      await userEvent.type(label === 'Email' ? getPassword() : getEmail(), 'x');
      expect(screen.queryByText(message)).toBeNull();
      expect(field.getAttribute('aria-invalid')).toBeNull();
    },
  );

  it('flags both fields when both are empty, until something is typed [AUTH-32, AUTH-34, Q-88]', async () => {
    openSignIn(() => buildJsonResponse(400, buildFailure('Email is required')));
    await submitSignIn();
    expect((await screen.findByText('Email is required')).id).toBe(getEmail().getAttribute('aria-describedby'));
    expect(screen.getByText('Password is required').id).toBe(getPassword().getAttribute('aria-describedby'));
    expect(document.activeElement).toBe(getEmail());
    await userEvent.type(getEmail(), 'x');
    expect(screen.queryByText(/is required$/)).toBeNull();
  });

  it.each([
    [true, 'local', 'AUTH-39'],
    [false, 'session', 'AUTH-40'],
  ])('with Remember me %s stores the token in %s storage only [Q-85, %s]', async (remember, storage) => {
    const view = openSignIn();
    if (!remember) await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await submitSignIn();
    await waitFor(() => expect(isSignedIn(view)).toBe(true));
    const stored = { local: localStorage.getItem(TOKEN_KEY), session: sessionStorage.getItem(TOKEN_KEY) };
    expect(stored).toEqual({ local: null, session: null, [storage]: token });
  });

  it('ignores a second submit while the first is running', async () => {
    const response = createDeferred<ApiResponse>();
    const view = openSignIn(() => response.promise);
    await submitSignIn();
    await userEvent.type(getPassword(), '{Enter}');
    expect(view.transport.requests).toHaveLength(1);
    response.resolve(buildOkResponse({ jwToken: token }));
    await waitFor(() => expect(isSignedIn(view)).toBe(true));
  });
});

describe('a login that fails', () => {
  const DEFAULT = 'Login failed. Please check your credentials.';
  const UNEXPECTED = 'An unexpected error occurred. Please try again later.';

  it.each<[string, string, string, ApiResponse]>([
    ['a message', 'Not today.', 'ERR-17', buildJsonResponse(401, buildFailure('Not today.'))],
    ['succeeded false', 'Not today.', 'ERR-17', buildJsonResponse(200, buildFailure('Not today.'))],
    ['plain text', 'Closed for lunch', 'ERR-17', buildTextResponse(503, ' Closed for lunch ')],
    ['an empty body', DEFAULT, 'ERR-18', buildTextResponse(401, '')],
    ['JSON without a message', DEFAULT, 'ERR-18', buildJsonResponse(401, {})],
    ['a gateway error page', DEFAULT, 'ERR-18', buildTextResponse(502, '<html>Bad gateway')],
    ['no token', 'Login failed: token not returned', 'AUTH-33, ERR-19', buildOkResponse({})],
    ['plain text instead of JSON', UNEXPECTED, 'ERR-20', buildTextResponse(200, 'hello')],
    ['an expired token', UNEXPECTED, 'ERR-20', buildOkResponse({ jwToken: createTokenExpiringAt(1000) })],
  ])("with %s shows '%s' in the form only [AUTH-48, %s]", async (_, message, _ids, response) => {
    const view = openSignIn(() => response);
    await userEvent.type(getEmail(), 'asha@example.in');
    await submitSignIn();
    expect((await screen.findByText(message)).closest('[role="alert"]')).not.toBeNull();
    expect(view.store.getState().alerts).toEqual([]);
    expect(isSignedIn(view)).toBe(false);
    expect(getEmail().value).toBe('asha@example.in');
    expect(screen.getByRole('button', { name: 'Log In' })).toBeDefined();
  });

  it('shows an unexpected error without a response [ERR-20]', async () => {
    openSignIn(() => Promise.reject(new Error('offline')));
    await submitSignIn();
    expect(await screen.findByText(UNEXPECTED)).toBeDefined();
  });

  it.each([['Email'], ['Password']])('clears the error when something is typed into %s [AUTH-32]', async (label) => {
    openSignIn(() => buildTextResponse(401, ''));
    await submitSignIn();
    await screen.findByText(DEFAULT);
    await userEvent.type(screen.getByLabelText(label), 'x');
    expect(screen.queryByText(DEFAULT)).toBeNull();
  });
});
