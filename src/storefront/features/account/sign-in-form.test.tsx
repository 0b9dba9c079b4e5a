import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { failure } from '#contract/envelope.ts';
import type { ApiResponse } from '#contract/transport.ts';
import { getLocalStore, getSessionStore } from '#storefront/browser/storage/storage.ts';
import { createTokenStorage, TOKEN_KEY } from '#storefront/browser/storage/token-storage.ts';
import { createSignInState } from '#storefront/state/account/sign-in-return.ts';
import { createTokenUntil } from '#tests/support/customers/fake-token.ts';
import {
  createFakeTransport,
  jsonResponse,
  okResponse,
  textResponse,
} from '#tests/support/storefront/fake-transport.ts';
import { renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { LoginScreen } from './login-screen.tsx';

const CALL = 'POST /api/Account/Authentication';
const token = createTokenUntil(Date.now() + 3_600_000);

function openLogin(answer: () => ApiResponse | Promise<ApiResponse> = () => okResponse({ jwToken: token })) {
  const transport = createFakeTransport({ [CALL]: answer });
  const tokens = createTokenStorage({ local: getLocalStore(), session: getSessionStore() });
  const routes = ['/login', '/signup'].map((path) => ({ path, element: <LoginScreen /> }));
  const view = renderWithStore(<LoginScreen />, { address: '/login', routes, transport, tokens });
  return { ...view, transport };
}
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const logIn = () => userEvent.click(screen.getByRole('button', { name: 'Log In' }));
const isSignedIn = ({ store }: ReturnType<typeof openLogin>) => store.getState().session.status === 'signedIn';

describe('the login form', () => {
  it('has email, password, a ticked Remember me and Log In, named for password managers [AUTH-03, AUTH-04, AUTH-05, AUTH-06]', () => {
    openLogin();
    expect([email().type, email().autocomplete]).toEqual(['email', 'email']);
    expect([password().type, password().autocomplete]).toEqual(['password', 'current-password']);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me' }).checked).toBe(true);
    expect(screen.getByRole('button', { name: 'Log In' })).toBeDefined();
  });

  it('explains the login to redirected visitors only [D-02]', async () => {
    const { router } = openLogin();
    expect(screen.queryByText(/^Please log in to continue/)).toBeNull();
    await act(() => router.navigate('/login', { state: createSignInState('/orders') }));
    expect(screen.getByText(/^Please log in to continue/)).toBeDefined();
  });

  it('shows and hides the password [AUTH-04]', async () => {
    openLogin();
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password().type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password().type).toBe('password');
  });

  it.each([['Email'], ['Password']])('is sent by Enter in %s, exactly as typed [AUTH-07, AUTH-17]', async (label) => {
    const view = openLogin();
    await userEvent.type(email(), 'asha@example.in');
    await userEvent.type(password(), ' two words ');
    await userEvent.type(screen.getByLabelText(label), '{Enter}');
    await waitFor(() => expect(isSignedIn(view)).toBe(true));
    expect(view.transport.requests.map(({ body }) => body)).toEqual([
      { email: 'asha@example.in', password: ' two words ' },
    ]);
  });

  it('is sent without any rule of its own, even when empty [AUTH-34, Q-88]', async () => {
    const { transport } = openLogin(() => jsonResponse(400, failure('Email is required')));
    await logIn();
    expect(await screen.findByText('Email is required')).toBeDefined();
    expect(transport.requests[0]?.body).toEqual({ email: '', password: '' });
  });

  it.each([
    [true, 'local', 'AUTH-39'],
    [false, 'session', 'AUTH-40'],
  ])('with Remember me %s keeps the token in %s storage only [%s]', async (remember, place) => {
    const view = openLogin();
    if (!remember) await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await logIn();
    await waitFor(() => expect(isSignedIn(view)).toBe(true));
    const stored = { local: localStorage.getItem(TOKEN_KEY), session: sessionStorage.getItem(TOKEN_KEY) };
    expect(stored).toEqual({ local: null, session: null, [place]: token });
  });

  it('can be sent once at a time', async () => {
    let release = (_: ApiResponse) => {};
    const answer = new Promise<ApiResponse>((resolve) => {
      release = resolve;
    });
    const view = openLogin(() => answer);
    await logIn();
    await userEvent.type(password(), '{Enter}');
    expect(view.transport.requests).toHaveLength(1);
    release(okResponse({ jwToken: token }));
    await waitFor(() => expect(isSignedIn(view)).toBe(true));
  });
});

describe('a login that fails', () => {
  const DEFAULT = 'Login failed. Please check your credentials.';
  const UNEXPECTED = 'An unexpected error occurred. Please try again later.';

  it.each<[string, string, string, ApiResponse]>([
    ['a message', 'Not today.', 'ERR-17', jsonResponse(401, failure('Not today.'))],
    ['succeeded false', 'Not today.', 'ERR-17', jsonResponse(200, failure('Not today.'))],
    ['plain text', 'Closed for lunch', 'ERR-17', textResponse(503, ' Closed for lunch ')],
    ['an empty body', DEFAULT, 'ERR-18', textResponse(401, '')],
    ['JSON without a message', DEFAULT, 'ERR-18', jsonResponse(401, {})],
    ['a page of a gateway', DEFAULT, 'ERR-18', textResponse(502, '<html>Bad gateway')],
    ['no token', 'Login failed: token not returned', 'AUTH-33, ERR-19', okResponse({})],
    ['words instead of JSON', UNEXPECTED, 'ERR-20', textResponse(200, 'hello')],
    ['a token that is over', UNEXPECTED, 'ERR-20', okResponse({ jwToken: createTokenUntil(1000) })],
  ])("with %s says '%s' beside the form and nowhere else [AUTH-48, %s]", async (_, sentence, _ids, answer) => {
    const view = openLogin(() => answer);
    await userEvent.type(email(), 'asha@example.in');
    await logIn();
    expect((await screen.findByText(sentence)).closest('[role="alert"]')).not.toBeNull();
    expect(view.store.getState().alerts).toEqual([]);
    expect(isSignedIn(view)).toBe(false);
    expect(email().value).toBe('asha@example.in');
    expect(screen.getByRole('button', { name: 'Log In' })).toBeDefined();
  });

  it('shows an unexpected error without a response [ERR-20]', async () => {
    openLogin(() => Promise.reject(new Error('offline')));
    await logIn();
    expect(await screen.findByText(UNEXPECTED)).toBeDefined();
  });

  it.each([['Email'], ['Password']])('is cleared as soon as something is typed into %s [AUTH-32]', async (label) => {
    openLogin(() => textResponse(401, ''));
    await logIn();
    await screen.findByText(DEFAULT);
    await userEvent.type(screen.getByLabelText(label), 'x');
    expect(screen.queryByText(DEFAULT)).toBeNull();
  });
});
