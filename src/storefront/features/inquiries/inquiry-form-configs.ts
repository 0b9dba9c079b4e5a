import type { UnknownAction } from '@reduxjs/toolkit';
import {
  CONTACT_FIELDS,
  CUSTOMIZATION_INQUIRY_FIELDS,
  type FormField,
  PROJECT_INQUIRY_FIELDS,
  pickFields,
} from '#domain/inquiries/inquiry-forms.ts';
import { CONTACT_SENT, ERROR_MARK, INQUIRY_SENT } from '#domain/inquiries/submission-messages.ts';
import type { ApiResult } from '#storefront/api/api-result.ts';
import { contactsSlice, selectContacts } from '#storefront/state/inquiries/contacts-slice.ts';
import {
  customizationInquirySlice,
  selectCustomizationInquiry,
} from '#storefront/state/inquiries/customization-inquiry-slice.ts';
import type { SubmitSlice, SubmitState } from '#storefront/state/inquiries/inquiry-slice-factory.ts';
import { projectInquirySlice, selectProjectInquiry } from '#storefront/state/inquiries/project-inquiry-slice.ts';
import type { AppThunk, RootState } from '#storefront/state/store.ts';

/** Hidden from people; bots that fill in every field reveal themselves. */
export const HONEYPOT_NAME = 'website';

export type InquiryFormConfig = {
  /** Names the draft in the browser's session storage. */
  readonly key: string;
  readonly fields: readonly FormField[];
  readonly emptyValues: Readonly<Record<string, string>>;
  /** Sends the values and the honeypot field; resolves with the response, or with nothing if the request failed. */
  readonly send: (values: Readonly<Record<string, string>>) => AppThunk<Promise<ApiResult | undefined>>;
  readonly messageEnded: () => UnknownAction;
  readonly select: (state: RootState) => SubmitState;
  readonly submitLabel: string;
  readonly sentText: string;
  /** Prefix of the error message. */
  readonly errorMark: string;
  /** Above the fields, or right above the button. */
  readonly messagePosition: 'top' | 'bottom';
};

const connectForm = <Name extends string>(
  fields: readonly FormField<Name>[],
  { send, messageEnded }: Pick<SubmitSlice<Record<Name, string>>, 'send' | 'messageEnded'>,
) => ({
  fields,
  emptyValues: pickFields(fields, {}),
  send: ({ [HONEYPOT_NAME]: website, ...values }: Readonly<Record<string, string>>) =>
    send({ ...pickFields(fields, values), ...(website && { website }) }),
  messageEnded,
});

const INQUIRY_DEFAULTS = {
  submitLabel: 'Submit Inquiry',
  sentText: INQUIRY_SENT,
  errorMark: ERROR_MARK,
  messagePosition: 'bottom',
} as const;

export const CONTACT_FORM: InquiryFormConfig = {
  ...connectForm(CONTACT_FIELDS, contactsSlice),
  key: 'contact',
  select: selectContacts,
  submitLabel: 'SUBMIT',
  sentText: CONTACT_SENT,
  errorMark: '',
  messagePosition: 'top',
};

export const PROJECT_FORM: InquiryFormConfig = {
  ...INQUIRY_DEFAULTS,
  ...connectForm(PROJECT_INQUIRY_FIELDS, projectInquirySlice),
  key: 'project',
  select: selectProjectInquiry,
};

export const CUSTOMIZATION_FORM: InquiryFormConfig = {
  ...INQUIRY_DEFAULTS,
  ...connectForm(CUSTOMIZATION_INQUIRY_FIELDS, customizationInquirySlice),
  key: 'customization',
  select: selectCustomizationInquiry,
};
