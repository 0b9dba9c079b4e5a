import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { failure } from '#contract/envelope.ts';
import type { ApiResponse } from '#contract/transport.ts';
import {
  createFakeTransport,
  jsonResponse,
  okResponse,
  textResponse,
} from '#tests/support/storefront/fake-transport.ts';
import { renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { LoginScreen } from './login-screen.tsx';

const CALL = 'POST /api/Account/RegisterCustomer';
const RIGHT = {
  'First Name': 'Asha',
  'Last Name': 'Rao',
  Email: 'asha@example.in',
  Phone: '9876543210',
  Password: 'correct horse',
  'Confirm Password': 'correct horse',
};
type Label = keyof typeof RIGHT;

function openSignUp(answer: () => ApiResponse | Promise<ApiResponse> = () => okResponse({ id: '1' })) {
  const transport = createFakeTransport({ [CALL]: answer });
  const routes = ['/login', '/signup'].map((path) => ({ path, element: <LoginScreen key={path} /> }));
  return { ...renderWithStore(<LoginScreen />, { address: '/signup', routes, transport }), transport };
}
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** At one stroke, as autofill does. */
function fillIn(changes: Partial<Record<Label, string>> = {}) {
  for (const [label, value] of Object.entries({ ...RIGHT, ...changes }))
    fireEvent.input(input(label), { target: { value } });
}
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
const errorOf = (label: string) => {
  const id = input(label).getAttribute('aria-describedby');
  return id === null ? undefined : document.getElementById(id)?.textContent;
};
const alerts = ({ store }: ReturnType<typeof openSignUp>) => store.getState().alerts.map(({ text }) => text);

describe('the sign-up form', () => {
  it('asks for first, last, email, phone, password, confirm in this order, named for autofill [AUTH-09, AUTH-10, AUTH-12, Q-142]', () => {
    openSignUp();
    const labels = [...document.querySelectorAll('form label')].map((label) => label.textContent);
    expect(labels.slice(0, 6)).toEqual(Object.keys(RIGHT));
    const filled = Object.keys(RIGHT).map((label) => input(label).autocomplete);
    expect(filled).toEqual(['given-name', 'family-name', 'email', 'tel-national', 'new-password', 'new-password']);
    expect(input('Phone').maxLength).toBe(10);
    expect(screen.getByRole('button', { name: 'Create Account' })).toBeDefined();
  });

  it('sends name, user name, email, passwords and phone, terms ticked or not, then goes to login [AUTH-11, AUTH-18, AUTH-19, AUTH-20, AUTH-47, ERR-22, Q-89]', async () => {
    const view = openSignUp();
    const terms = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree to the Terms and Policy' });
    expect(terms.checked).toBe(false);
    expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms');
    expect(screen.getByRole('link', { name: 'Policy' }).getAttribute('href')).toBe('/privacypolicy');
    fillIn();
    await create();
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/login'));
    expect(view.transport.requests.map(({ body }) => body)).toEqual([
      {
        name: 'Asha Rao',
        userName: 'asha@example.in',
        email: 'asha@example.in',
        password: 'correct horse',
        confirmPassword: 'correct horse',
        phoneNumber: '9876543210',
      },
    ]);
    expect(alerts(view)).toEqual(['Account created successfully!']);
  });

  it('succeeds on a response without a body [AUTH-47]', async () => {
    const view = openSignUp(async () => textResponse(204, ''));
    fillIn();
    await create();
    await waitFor(() => expect(alerts(view)).toEqual(['Account created successfully!']));
  });

  it("reads 'Creating...' while it is sent, and cannot be sent twice [AUTH-13, AUTH-50]", async () => {
    let release = (_: ApiResponse) => {};
    const answer = new Promise<ApiResponse>((resolve) => {
      release = resolve;
    });
    const view = openSignUp(() => answer);
    fillIn();
    await create();
    await userEvent.click(screen.getByRole('button', { name: 'Creating...' }));
    await userEvent.type(input('Email'), '{Enter}');
    expect(view.transport.requests).toHaveLength(1);
    release(jsonResponse(409, failure('No.')));
    expect(await screen.findByRole('button', { name: 'Create Account' })).toBeDefined();
  });

  it.each<[Label, string, string, string]>([
    ['First Name', ' ', 'First name is required', 'AUTH-21'],
    ['Last Name', '', 'Last name is required', 'AUTH-22'],
    ['Email', '', 'Email is required', 'AUTH-23'],
    ['Email', 'abc', 'Please enter a valid email', 'AUTH-24'],
    ['Email', 'a@b', 'Please enter a valid email', 'AUTH-24'],
    ['Phone', '', 'Phone number is required', 'AUTH-25'],
    ['Phone', '987654321', 'Phone number must be exactly 10 digits', 'AUTH-26'],
    ['Phone', '98765x3210', 'Phone number must be exactly 10 digits', 'AUTH-26'],
    ['Password', '', 'Password is required', 'AUTH-27'],
    ['Password', '1234567', 'Password must be at least 8 characters', 'AUTH-28'],
    ['Confirm Password', '', 'Please confirm your password', 'AUTH-29'],
    ['Confirm Password', 'correct Horse', 'Passwords do not match', 'AUTH-30'],
  ])('with %s %j says by that field: %s [%s]', async (label, value, sentence) => {
    const view = openSignUp();
    fillIn({ [label]: value });
    await create();
    expect(errorOf(label)).toBe(sentence);
    expect(input(label).getAttribute('aria-invalid')).toBe('true');
    if (label !== 'Password') expect(document.activeElement).toBe(input(label));
    expect(view.transport.requests).toEqual([]);
    expect(alerts(view)).toEqual([]);
  });

  it('clears the error of the field that is typed into, and no other [AUTH-31]', async () => {
    openSignUp();
    await create();
    expect(Object.keys(RIGHT).map(errorOf)).toEqual([
      'First name is required',
      'Last name is required',
      'Email is required',
      'Phone number is required',
      'Password is required',
      'Please confirm your password',
    ]);
    await userEvent.type(input('Email'), 'a');
    expect(errorOf('Email')).toBeUndefined();
    expect(errorOf('Phone')).toBe('Phone number is required');
  });
});

describe('a sign-up that fails', () => {
  it.each<[string, string, string, ApiResponse | Error]>([
    ['a message', 'An account exists.', 'ERR-21', jsonResponse(409, failure('An account exists.'))],
    ['succeeded false', 'Registration failed', 'ERR-21', jsonResponse(200, failure(''))],
    ['an empty body', 'Registration failed', 'ERR-21', textResponse(500, '')],
    ['no answer', 'Something went wrong. Please try again.', 'ERR-23, Q-91', new Error('offline')],
  ])("with %s raises the alert '%s' and keeps everything [AUTH-48, AUTH-49, %s]", async (_, sentence, _ids, answer) => {
    const view = openSignUp(async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    });
    fillIn();
    await create();
    await waitFor(() => expect(alerts(view)).toEqual([sentence]));
    expect(view.router.state.location.pathname).toBe('/signup');
    expect(input('Email').value).toBe('asha@example.in');
  });
});

describe('the one screen of two addresses', () => {
  it('switches by a link that changes the address and keeps the way back [AUTH-01, ROUTE-19, Q-143, D-02]', async () => {
    const { router } = openSignUp();
    await router.navigate('/login', { state: { returnTo: '/cart' } });
    expect(await screen.findByRole('button', { name: 'Log In' })).toBeDefined();
    const [link] = screen.getAllByRole('link', { name: 'Sign up' });
    if (link) await userEvent.click(link);
    expect(await screen.findByRole('button', { name: 'Create Account' })).toBeDefined();
    expect(router.state.location).toMatchObject({ pathname: '/signup', state: { returnTo: '/cart' } });
  });

  it('links back home [AUTH-14]', () => {
    openSignUp();
    expect(screen.getByRole('link', { name: 'Back to HomePage' }).getAttribute('href')).toBe('/');
  });
});
