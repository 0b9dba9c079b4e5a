import { type queries, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest } from '#contract/transport.ts';
import { ProfileOverview } from '#storefront/features/profile/profile-overview.tsx';
import { sessionStarted } from '#storefront/state/account/session-slice.ts';
import { TEST_USER_ID } from '../customers/fake-token.ts';
import { buildOkResponse, createFakeTransport, type FakeResponses } from './fake-transport.ts';
import { createTestStore, renderWithStore } from './render-with-store.tsx';

/** Keys of `FakeResponses`. */
export const GET_DETAILS_ROUTE = 'GET /api/UserDetails/:userId';
export const PUT_DETAILS_ROUTE = 'PUT /api/UserDetails';
export const DETAILS = {
  userId: TEST_USER_ID,
  firstName: 'Asha',
  lastName: 'Rao',
  phone: '9876543210',
  email: 'asha@example.in',
  addressLine1: '12 Lake Road',
  addressLine2: 'Flat 3',
  city: 'Ahmedabad',
  state: 'Gujarat',
  postalCode: '380015',
  country: 'IN',
};

type SessionOptions = { token?: string; userId?: string | null };

/** Renders the profile with a fake server; `listSavedDetails` returns the bodies of the save requests. */
export function renderProfile(
  responses: FakeResponses = {},
  { token = 't', userId = TEST_USER_ID }: SessionOptions = {},
) {
  let stored: unknown = DETAILS;
  const save = ({ body }: ApiRequest) => {
    stored = body;
    return buildOkResponse(body);
  };
  const transport = createFakeTransport({
    [GET_DETAILS_ROUTE]: () => buildOkResponse(stored),
    [PUT_DETAILS_ROUTE]: save,
    ...responses,
  });
  const store = createTestStore({ transport });
  store.dispatch(sessionStarted({ token, userId, expiresAtMs: null }));
  const view = renderWithStore(<ProfileOverview />, { store, url: '/profile' });
  return {
    ...view,
    listSavedDetails: () => transport.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body),
  };
}

type FormQueries = ReturnType<typeof within<typeof queries>>;
const findForm = async (name: string) => within(await screen.findByRole('form', { name }));
export const findPersonalForm = () => findForm('Personal Information');
export const findAddressForm = () => findForm('Address');
export const clickButton = async (form: FormQueries, name: string) =>
  userEvent.click(form.getByRole('button', { name }));
export const getInput = (form: FormQueries, label: string) => form.getByLabelText<HTMLInputElement>(label);
export const readLabels = (form: FormQueries) => form.getAllByRole('textbox').map((box) => box.id && getLabel(box.id));
const getLabel = (id: string) => document.querySelector(`label[for="${id}"]`)?.textContent;

export async function editField(form: FormQueries, label: string, text: string) {
  await clickButton(form, 'Edit');
  await userEvent.clear(getInput(form, label));
  await userEvent.type(getInput(form, label), text);
}
