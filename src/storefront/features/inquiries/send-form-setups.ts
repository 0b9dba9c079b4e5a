import {
  CONTACT_FIELDS,
  CUSTOMIZATION_INQUIRY_FIELDS,
  PROJECT_INQUIRY_FIELDS,
} from '#domain/inquiries/inquiry-forms.ts';
import { CONTACT_SENT, ERROR_MARK, INQUIRY_SENT } from '#domain/inquiries/send-messages.ts';
import { contactsSlice, selectContacts } from '#storefront/state/inquiries/contacts-slice.ts';
import {
  customizationInquirySlice,
  selectCustomizationInquiry,
} from '#storefront/state/inquiries/customization-inquiry-slice.ts';
import { projectInquirySlice, selectProjectInquiry } from '#storefront/state/inquiries/project-inquiry-slice.ts';
import type { SendFormSetup } from './send-form-setup.ts';

const inquiry = {
  submitLabel: 'Submit Inquiry',
  sentText: INQUIRY_SENT,
  errorMark: ERROR_MARK,
  messagePlace: 'bottom',
} as const;

export const CONTACT_FORM: SendFormSetup<(typeof CONTACT_FIELDS)[number]['name']> = {
  key: 'contact',
  fields: CONTACT_FIELDS,
  slice: contactsSlice,
  select: selectContacts,
  submitLabel: 'SUBMIT',
  sentText: CONTACT_SENT,
  errorMark: '',
  messagePlace: 'top',
};

export const PROJECT_FORM: SendFormSetup<(typeof PROJECT_INQUIRY_FIELDS)[number]['name']> = {
  ...inquiry,
  key: 'project',
  fields: PROJECT_INQUIRY_FIELDS,
  slice: projectInquirySlice,
  select: selectProjectInquiry,
};

export const CUSTOMIZATION_FORM: SendFormSetup<(typeof CUSTOMIZATION_INQUIRY_FIELDS)[number]['name']> = {
  ...inquiry,
  key: 'customization',
  fields: CUSTOMIZATION_INQUIRY_FIELDS,
  slice: customizationInquirySlice,
  select: selectCustomizationInquiry,
};
