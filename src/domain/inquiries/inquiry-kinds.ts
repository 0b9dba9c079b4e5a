/**
 * The three kinds of inquiries, and the fields of each form that hold the sender's name, the subject and the details, so
 * that storage, emails and exports can treat them alike.
 */
import {
  CONTACT_FIELDS,
  CUSTOMIZATION_INQUIRY_FIELDS,
  type FormField,
  PROJECT_INQUIRY_FIELDS,
} from './inquiry-forms.ts';

export const INQUIRY_KINDS = ['contact', 'project', 'customization'] as const;
export type InquiryKind = (typeof INQUIRY_KINDS)[number];

type InquiryFormConfig = {
  readonly title: string;
  readonly fields: readonly FormField[];
  readonly nameField: string;
  /** `undefined` when the form has no subject. */
  readonly subjectField: string | undefined;
  readonly detailsField: string;
};

export const INQUIRY_FORMS: Readonly<Record<InquiryKind, InquiryFormConfig>> = {
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
