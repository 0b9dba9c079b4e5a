import { type queries, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest } from '#contract/transport.ts';
import { ProfileView } from '#storefront/features/profile/profile-view.tsx';
import { sessionStarted } from '#storefront/state/account/session-slice.ts';
import { TEST_USER_ID } from '../customers/fake-token.ts';
import { createFakeTransport, type FakeResponses, okResponse } from './fake-transport.ts';
import { createTestStore, renderWithStore } from './render-with-store.tsx';

export const GET = 'GET /api/UserDetails/:userId';
export const PUT = 'PUT /api/UserDetails';
export const DETAILS = {
  userId: TEST_USER_ID,
  ...{ firstName: 'Asha', lastName: 'Rao', phone: '9876543210', email: 'asha@example.in' },
  ...{ addressLine1: '12 Lake Road', addressLine2: 'Flat 3', city: 'Ahmedabad', state: 'Gujarat' },
  ...{ postalCode: '380015', country: 'IN' },
};

type Session = { token?: string; userId?: string | null };

/** Renders the profile over a fake server; returns the saved data. */
export function renderProfile(answers: FakeResponses = {}, { token = 't', userId = TEST_USER_ID }: Session = {}) {
  let stored: unknown = DETAILS;
  const save = ({ body }: ApiRequest) => {
    stored = body;
    return okResponse(body);
  };
  const transport = createFakeTransport({ [GET]: () => okResponse(stored), [PUT]: save, ...answers });
  const store = createTestStore({ transport });
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
export const labels = (part: Part) => part.getAllByRole('textbox').map((box) => box.id && getLabel(box.id));
const getLabel = (id: string) => document.querySelector(`label[for="${id}"]`)?.textContent;

export async function edit(part: Part, label: string, text: string) {
  await press(part, 'Edit');
  await userEvent.clear(input(part, label));
  await userEvent.type(input(part, label), text);
}
