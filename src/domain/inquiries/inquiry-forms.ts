/**
 * The contact, project and customization forms: fields in order with label, kind and length (specification 1 §3, Q-126,
 * decision D-29). Every field is required; phone is free text.
 */
import {
  CONTACT_MESSAGE_MAX_LENGTH,
  INQUIRY_DETAILS_MAX_LENGTH,
  NAME_MAX_LENGTH,
  SHORT_FIELD_MAX_LENGTH,
} from '../text/text-limits.ts';

export type FormField<Name extends string = string> = {
  readonly name: Name;
  readonly label: string;
  readonly kind: 'text' | 'email' | 'tel' | 'textarea';
  readonly maxLength: number;
};

const email = { name: 'email', label: 'Email', kind: 'email', maxLength: SHORT_FIELD_MAX_LENGTH } as const;
const phone = { name: 'phone', label: 'Phone', kind: 'tel', maxLength: SHORT_FIELD_MAX_LENGTH } as const;

export const CONTACT_FIELDS = [
  { name: 'name', label: 'Name', kind: 'text', maxLength: NAME_MAX_LENGTH },
  email,
  phone,
  { name: 'message', label: 'Message', kind: 'textarea', maxLength: CONTACT_MESSAGE_MAX_LENGTH },
] as const satisfies readonly FormField[];

export const PROJECT_INQUIRY_FIELDS = [
  { name: 'name', label: 'Name', kind: 'text', maxLength: NAME_MAX_LENGTH },
  email,
  phone,
  { name: 'projectType', label: 'Project Type', kind: 'text', maxLength: SHORT_FIELD_MAX_LENGTH },
  { name: 'projectDetails', label: 'Project Details', kind: 'textarea', maxLength: INQUIRY_DETAILS_MAX_LENGTH },
] as const satisfies readonly FormField[];

export const CUSTOMIZATION_INQUIRY_FIELDS = [
  { name: 'customerName', label: 'Name', kind: 'text', maxLength: NAME_MAX_LENGTH },
  email,
  phone,
  { name: 'productType', label: 'Product Type', kind: 'text', maxLength: SHORT_FIELD_MAX_LENGTH },
  {
    name: 'customizationDetails',
    label: 'Customization Details',
    kind: 'textarea',
    maxLength: INQUIRY_DETAILS_MAX_LENGTH,
  },
] as const satisfies readonly FormField[];

type FieldName<Fields extends readonly FormField[]> = Fields[number]['name'];
export type ContactMessage = Record<FieldName<typeof CONTACT_FIELDS>, string>;
export type ProjectInquiry = Record<FieldName<typeof PROJECT_INQUIRY_FIELDS>, string>;
export type CustomizationInquiry = Record<FieldName<typeof CUSTOMIZATION_INQUIRY_FIELDS>, string>;
