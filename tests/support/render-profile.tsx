import { type queries, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest } from '#contract/transport.ts';
import { ProfileView } from '#storefront/features/profile/profile-view.tsx';
import { sessionStarted } from '#storefront/state/account/session-slice.ts';
import { type FakeAnswers, fakeTransport, okAnswer } from './fake-transport.ts';
import { TEST_USER_ID } from './make-token.ts';
import { renderWithStore, testStore } from './render-with-store.tsx';

export const GET = 'GET /api/UserDetails/:userId';
export const PUT = 'PUT /api/UserDetails';
export const DETAILS = {
  userId: TEST_USER_ID,
  ...{ firstName: 'Asha', lastName: 'Rao', phone: '9876543210', email: 'asha@example.in' },
  ...{ addressLine1: '12 Lake Road', addressLine2: 'Flat 3', city: 'Ahmedabad', state: 'Gujarat' },
  ...{ postalCode: '380015', country: 'IN' },
};

type Session = { token?: string; userId?: string | null };

/** The customer's profile over a server that keeps what it is given; tells what was saved. */
export function showProfile(answers: FakeAnswers = {}, { token = 't', userId = TEST_USER_ID }: Session = {}) {
  let stored: unknown = DETAILS;
  const save = ({ body }: ApiRequest) => {
    stored = body;
    return okAnswer(body);
  };
  const transport = fakeTransport({ [GET]: () => okAnswer(stored), [PUT]: save, ...answers });
  const store = testStore({ transport });
  store.dispatch(sessionStarted({ token, userId, expiresAtMs: null }));
  const view = renderWithStore(<ProfileView />, { store, address: '/profile' });
  return { ...view, saved: () => transport.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body) };
}

type Part = ReturnType<typeof within<typeof queries>>;
const section = async (name: string) => within(await screen.findByRole('form', { name }));
export const personal = () => section('Personal Information');
export const address = () => section('Address');
export const press = async (part: Part, name: string) => userEvent.click(part.getByRole('button', { name }));
export const input = (part: Part, label: string) => part.getByLabelText<HTMLInputElement>(label);
export const labels = (part: Part) => part.getAllByRole('textbox').map((box) => box.id && labelOf(box.id));
const labelOf = (id: string) => document.querySelector(`label[for="${id}"]`)?.textContent;

export async function edit(part: Part, label: string, text: string) {
  await press(part, 'Edit');
  await userEvent.clear(input(part, label));
  await userEvent.type(input(part, label), text);
}
