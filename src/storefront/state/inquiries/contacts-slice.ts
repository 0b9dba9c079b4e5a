import { clientEndpoints } from '#contract/client-endpoints.ts';
import type { ContactMessage } from '#domain/inquiries/inquiry-forms.ts';
import { CONTACT_FAILED } from '#domain/inquiries/submission-messages.ts';
import { createSubmitSlice, initialSubmitState, type SubmitState } from './inquiry-slice-factory.ts';

export const contactsSlice = createSubmitSlice<ContactMessage, SubmitState>({
  name: 'contacts',
  initialState: initialSubmitState,
  submit: (api, body) => api.call(clientEndpoints.sendContactMessage, { body }),
  errorMessage: CONTACT_FAILED,
});

type ContactsRoot = { contacts: SubmitState };

export const selectContacts = (state: ContactsRoot): SubmitState => state.contacts;
