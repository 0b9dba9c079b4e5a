import { endpoints } from '#contract/endpoints.ts';
import type { ContactMessage } from '#domain/inquiries/inquiry-forms.ts';
import { CONTACT_FAILED } from '#domain/inquiries/submission-messages.ts';
import type { RootState } from '../store.ts';
import { createSubmitSlice, initialSubmitState, type SubmitState } from './inquiry-slice-factory.ts';

export const contactsSlice = createSubmitSlice<ContactMessage, SubmitState>({
  name: 'contacts',
  initialState: initialSubmitState,
  call: (api, body) => api.call(endpoints.sendContactMessage, { body }),
  failed: CONTACT_FAILED,
});

export const selectContacts = (state: RootState): SubmitState => state.contacts;
