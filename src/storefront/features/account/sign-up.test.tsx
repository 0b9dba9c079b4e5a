import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { buildFailure } from '#contract/envelope.ts';
import type { ApiResponse } from '#contract/transport.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import {
  buildJsonResponse,
  buildOkResponse,
  buildTextResponse,
  createFakeTransport,
} from '#tests/support/storefront/fake-transport.ts';
import { renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { AuthForms } from './auth-forms.tsx';

const REGISTER_ENDPOINT = 'POST /api/Account/RegisterCustomer';
const VALID_VALUES = {
  'First Name': 'Asha',
  'Last Name': 'Rao',
  Email: 'asha@example.in',
  Phone: '9876543210',
  Password: 'correct horse',
  'Confirm Password': 'correct horse',
};
type Label = keyof typeof VALID_VALUES;

function openSignUp(handler: () => ApiResponse | Promise<ApiResponse> = () => buildOkResponse({ id: '1' })) {
  const transport = createFakeTransport({ [REGISTER_ENDPOINT]: handler });
  const routes = ['/login', '/signup'].map((path) => ({ path, element: <AuthForms key={path} /> }));
  return { ...renderWithStore(<AuthForms />, { url: '/signup', routes, transport }), transport };
}
const getInput = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** Sets all values at once, like autofill. */
function fillIn(changes: Partial<Record<Label, string>> = {}) {
  for (const [label, value] of Object.entries({ ...VALID_VALUES, ...changes }))
    fireEvent.input(getInput(label), { target: { value } });
}
const clickCreateAccount = () => userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
const getError = (label: string) => {
  const id = getInput(label).getAttribute('aria-describedby');
  return id === null ? undefined : document.getElementById(id)?.textContent;
};
const getAlertTexts = ({ store }: ReturnType<typeof openSignUp>) => store.getState().alerts.map(({ text }) => text);

describe('the sign-up form', () => {
  it('has its fields in order, with autocomplete hints [AUTH-09, AUTH-10, AUTH-12, Q-142]', () => {
    openSignUp();
    const labels = [...document.querySelectorAll('form label')].map((label) => label.textContent);
    // The last labels are those of the boxes.
    expect(labels.slice(0, -2)).toEqual(Object.keys(VALID_VALUES));
    const autocompletes = Object.keys(VALID_VALUES).map((label) => getInput(label).autocomplete);
    expect(autocompletes).toEqual([
      'given-name',
      'family-name',
      'email',
      'tel-national',
      'new-password',
      'new-password',
    ]);
    expect(getInput('Phone').maxLength).toBe(10);
    expect(screen.getByRole('button', { name: 'Create Account' })).toBeDefined();
  });

  it('sends what was ticked: the terms, and news by email in a box of its own', async () => {
    const view = openSignUp();
    const marketing = screen.getByRole<HTMLInputElement>('checkbox', {
      name: /^Email me about new patterns and offers/,
    });
    expect(marketing.checked).toBe(false);
    expect(screen.getByText(/^We use your name, email, phone and address to run your account/)).toBeDefined();
    await userEvent.click(screen.getByRole('checkbox', { name: 'I agree to the Terms and Policy' }));
    await userEvent.click(marketing);
    fillIn();
    await clickCreateAccount();
    await waitFor(() => expect(view.transport.requests).toHaveLength(1));
    expect(view.transport.requests[0]?.body).toMatchObject({ acceptsTerms: true, acceptsMarketing: true });
  });

  it('sends the values even if the terms are not ticked, then opens login [AUTH-11, AUTH-18, ERR-22, Q-89]', async () => {
    const view = openSignUp();
    const terms = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree to the Terms and Policy' });
    expect(terms.checked).toBe(false);
    expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms');
    expect(screen.getByRole('link', { name: 'Policy' }).getAttribute('href')).toBe('/privacypolicy');
    fillIn();
    await clickCreateAccount();
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
    expect(getAlertTexts(view)).toEqual(['Account created successfully!']);
  });

  it('fills in the email on the login form, and keeps the page to return to [D-40, AUTH-47]', async () => {
    const view = openSignUp();
    await act(() => view.router.navigate('/signup', { state: { returnTo: '/cart', actionId: 'a' } }));
    fillIn({ Email: ' asha@example.in ' });
    await clickCreateAccount();
    await screen.findByRole('button', { name: 'Log In' });
    expect(getInput('Email').value).toBe('asha@example.in');
    expect(getInput('Password').value).toBe('');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me' }).checked).toBe(true);
    await waitFor(() => expect(view.router.state.location.state).toMatchObject({ returnTo: '/cart', actionId: 'a' }));
  });

  it('succeeds on a response without a body [AUTH-47]', async () => {
    const view = openSignUp(async () => buildTextResponse(204, ''));
    fillIn();
    await clickCreateAccount();
    await waitFor(() => expect(getAlertTexts(view)).toEqual(['Account created successfully!']));
  });

  it("shows 'Creating...' and ignores a second submit while the first is running [AUTH-13, AUTH-50]", async () => {
    const response = createDeferred<ApiResponse>();
    const view = openSignUp(() => response.promise);
    fillIn();
    await clickCreateAccount();
    await userEvent.click(screen.getByRole('button', { name: 'Creating...' }));
    await userEvent.type(getInput('Email'), '{Enter}');
    expect(view.transport.requests).toHaveLength(1);
    response.resolve(buildJsonResponse(409, buildFailure('No.')));
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
  ])('%s: shows an error for %j: %s [%s]', async (label, value, message) => {
    const view = openSignUp();
    fillIn({ [label]: value });
    await clickCreateAccount();
    expect(getError(label)).toBe(message);
    expect(getInput(label).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(getInput(label));
    expect(view.transport.requests).toEqual([]);
    expect(getAlertTexts(view)).toEqual([]);
  });

  it('clears only the error of the field that is typed into [AUTH-31]', async () => {
    openSignUp();
    await clickCreateAccount();
    expect(Object.keys(VALID_VALUES).map(getError)).toEqual([
      'First name is required',
      'Last name is required',
      'Email is required',
      'Phone number is required',
      'Password is required',
      'Please confirm your password',
    ]);
    await userEvent.type(getInput('Email'), 'a');
    expect(getError('Email')).toBeUndefined();
    expect(getError('Phone')).toBe('Phone number is required');
  });
});

describe('a failed sign-up', () => {
  it.each<[string, string, string, ApiResponse | Error]>([
    [
      'a message in a 409 response',
      'An account exists.',
      'ERR-21',
      buildJsonResponse(409, buildFailure('An account exists.')),
    ],
    ['a refusal without a message', 'Registration failed', 'ERR-21', buildJsonResponse(200, buildFailure(''))],
    ['an empty body', 'Registration failed', 'ERR-21', buildTextResponse(500, '')],
    ['no response', 'Something went wrong. Please try again.', 'ERR-23, Q-91', new Error('offline')],
  ])(
    "after %s: shows the alert '%s' and keeps the values [AUTH-48, AUTH-49, %s]",
    async (_, message, _ids, outcome) => {
      const view = openSignUp(async () => {
        if (outcome instanceof Error) throw outcome;
        return outcome;
      });
      fillIn();
      await clickCreateAccount();
      await waitFor(() => expect(getAlertTexts(view)).toEqual([message]));
      await waitFor(() => expect(view.router.state.location.pathname).toBe('/signup'));
      expect(getInput('Email').value).toBe('asha@example.in');
    },
  );
});

describe('switching between sign-in and sign-up', () => {
  it('links to the other form and keeps the page to return to [AUTH-01, ROUTE-19, Q-143, D-02]', async () => {
    const { router } = openSignUp();
    await router.navigate('/login', { state: { returnTo: '/cart' } });
    expect(await screen.findByRole('button', { name: 'Log In' })).toBeDefined();
    const [link] = screen.getAllByRole('link', { name: 'Sign up' }) as [HTMLElement];
    await userEvent.click(link);
    expect(await screen.findByRole('button', { name: 'Create Account' })).toBeDefined();
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/signup', state: { returnTo: '/cart' } }),
    );
  });

  it('links back home [AUTH-14]', () => {
    openSignUp();
    expect(screen.getByRole('link', { name: 'Back to HomePage' }).getAttribute('href')).toBe('/');
  });
});
