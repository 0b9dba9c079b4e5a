/** The fields of the contact, project and customization forms. Every field is required; the phone is free text. */
import {
  MAX_CONTACT_MESSAGE_LENGTH,
  MAX_INQUIRY_DETAILS_LENGTH,
  MAX_NAME_LENGTH,
  MAX_SHORT_FIELD_LENGTH,
} from '../text/text-limits.ts';

export type FormField<Name extends string = string> = {
  readonly name: Name;
  readonly label: string;
  readonly kind: 'text' | 'email' | 'tel' | 'textarea';
  readonly maxLength: number;
};

const email = { name: 'email', label: 'Email', kind: 'email', maxLength: MAX_SHORT_FIELD_LENGTH } as const;
const phone = { name: 'phone', label: 'Phone', kind: 'tel', maxLength: MAX_SHORT_FIELD_LENGTH } as const;

export const CONTACT_FIELDS = [
  { name: 'name', label: 'Name', kind: 'text', maxLength: MAX_NAME_LENGTH },
  email,
  phone,
  { name: 'message', label: 'Message', kind: 'textarea', maxLength: MAX_CONTACT_MESSAGE_LENGTH },
] as const satisfies readonly FormField[];

export const PROJECT_INQUIRY_FIELDS = [
  { name: 'name', label: 'Name', kind: 'text', maxLength: MAX_NAME_LENGTH },
  email,
  phone,
  { name: 'projectType', label: 'Project Type', kind: 'text', maxLength: MAX_SHORT_FIELD_LENGTH },
  { name: 'projectDetails', label: 'Project Details', kind: 'textarea', maxLength: MAX_INQUIRY_DETAILS_LENGTH },
] as const satisfies readonly FormField[];

export const CUSTOMIZATION_INQUIRY_FIELDS = [
  { name: 'customerName', label: 'Name', kind: 'text', maxLength: MAX_NAME_LENGTH },
  email,
  phone,
  { name: 'productType', label: 'Product Type', kind: 'text', maxLength: MAX_SHORT_FIELD_LENGTH },
  {
    name: 'customizationDetails',
    label: 'Customization Details',
    kind: 'textarea',
    maxLength: MAX_INQUIRY_DETAILS_LENGTH,
  },
] as const satisfies readonly FormField[];

type FieldName<Fields extends readonly FormField[]> = Fields[number]['name'];
export type ContactMessage = Record<FieldName<typeof CONTACT_FIELDS>, string>;
export type ProjectInquiry = Record<FieldName<typeof PROJECT_INQUIRY_FIELDS>, string>;
export type CustomizationInquiry = Record<FieldName<typeof CUSTOMIZATION_INQUIRY_FIELDS>, string>;

/** Returns the form's fields only; a missing one is empty. */
export const pickFields = <Name extends string>(
  fields: readonly FormField<Name>[],
  values: Readonly<Record<string, string>>,
): Record<Name, string> =>
  Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? ''])) as Record<Name, string>;
