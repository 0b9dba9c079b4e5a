/**
 * The three things that anyone may send to the shop, and which field of each form holds the sender's name, the subject
 * and the long text (specification 1 §3). One table, so that storage, mails and exports treat all three alike.
 */
import {
  CONTACT_FIELDS,
  CUSTOMIZATION_INQUIRY_FIELDS,
  type FormField,
  PROJECT_INQUIRY_FIELDS,
} from './inquiry-forms.ts';

export const INQUIRY_KINDS = ['contact', 'project', 'customization'] as const;
export type InquiryKind = (typeof INQUIRY_KINDS)[number];

type InquiryForm = {
  readonly title: string;
  readonly fields: readonly FormField[];
  readonly nameField: string;
  /** `undefined` where the form asks for no subject. */
  readonly subjectField: string | undefined;
  readonly detailsField: string;
};

export const INQUIRY_FORMS: Readonly<Record<InquiryKind, InquiryForm>> = {
  contact: {
    title: 'Contact message',
    fields: CONTACT_FIELDS,
    nameField: 'name',
    subjectField: undefined,
    detailsField: 'message',
  },
  project: {
    title: 'Project inquiry',
    fields: PROJECT_INQUIRY_FIELDS,
    nameField: 'name',
    subjectField: 'projectType',
    detailsField: 'projectDetails',
  },
  customization: {
    title: 'Customization inquiry',
    fields: CUSTOMIZATION_INQUIRY_FIELDS,
    nameField: 'customerName',
    subjectField: 'productType',
    detailsField: 'customizationDetails',
  },
};
