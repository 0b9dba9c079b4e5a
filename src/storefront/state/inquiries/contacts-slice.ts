import { calls } from '#contract/calls.ts';
import type { ContactMessage } from '#domain/inquiries/inquiry-forms.ts';
import { CONTACT_FAILED } from '#domain/inquiries/send-messages.ts';
import type { RootState } from '../store.ts';
import { createSendSlice, notSent, type SendState } from './inquiry-slice-factory.ts';

export const contactsSlice = createSendSlice<ContactMessage, SendState>({
  name: 'contacts',
  initialState: notSent,
  call: (api, body) => api.call(calls.sendContactMessage, { body }),
  failed: CONTACT_FAILED,
});

export const selectContacts = (state: RootState): SendState => state.contacts;
