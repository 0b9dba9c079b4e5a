import {
  CONTACT_FIELDS,
  CUSTOMIZATION_INQUIRY_FIELDS,
  type FormField,
  PROJECT_INQUIRY_FIELDS,
} from '#domain/inquiries/inquiry-forms.ts';
import { CONTACT_SENT, ERROR_MARK, INQUIRY_SENT } from '#domain/inquiries/submission-messages.ts';
import { contactsSlice, selectContacts } from '#storefront/state/inquiries/contacts-slice.ts';
import {
  customizationInquirySlice,
  selectCustomizationInquiry,
} from '#storefront/state/inquiries/customization-inquiry-slice.ts';
import type { SubmitSlice, SubmitState } from '#storefront/state/inquiries/inquiry-slice-factory.ts';
import { projectInquirySlice, selectProjectInquiry } from '#storefront/state/inquiries/project-inquiry-slice.ts';
import type { RootState } from '#storefront/state/store.ts';

const INQUIRY_DEFAULTS = {
  submitLabel: 'Submit Inquiry',
  sentText: INQUIRY_SENT,
  errorMark: ERROR_MARK,
  messagePosition: 'bottom',
} as const;

export const CONTACT_FORM: InquiryFormConfig<(typeof CONTACT_FIELDS)[number]['name']> = {
  key: 'contact',
  fields: CONTACT_FIELDS,
  slice: contactsSlice,
  select: selectContacts,
  submitLabel: 'SUBMIT',
  sentText: CONTACT_SENT,
  errorMark: '',
  messagePosition: 'top',
};

export const PROJECT_FORM: InquiryFormConfig<(typeof PROJECT_INQUIRY_FIELDS)[number]['name']> = {
  ...INQUIRY_DEFAULTS,
  key: 'project',
  fields: PROJECT_INQUIRY_FIELDS,
  slice: projectInquirySlice,
  select: selectProjectInquiry,
};

export const CUSTOMIZATION_FORM: InquiryFormConfig<(typeof CUSTOMIZATION_INQUIRY_FIELDS)[number]['name']> = {
  ...INQUIRY_DEFAULTS,
  key: 'customization',
  fields: CUSTOMIZATION_INQUIRY_FIELDS,
  slice: customizationInquirySlice,
  select: selectCustomizationInquiry,
};

export type InquiryFormConfig<Name extends string = string> = {
  /** Names the draft in the browser's session storage. */
  readonly key: string;
  readonly fields: readonly FormField<Name>[];
  readonly slice: Pick<SubmitSlice<Record<Name, string>>, 'send' | 'messageEnded'>;
  readonly select: (state: RootState) => SubmitState;
  readonly submitLabel: string;
  readonly sentText: string;
  /** Prefix of the error message. */
  readonly errorMark: string;
  /** Above the fields, or right above the button. */
  readonly messagePosition: 'top' | 'bottom';
};
