import { INQUIRY_FORMS, type InquiryKind } from '#domain/inquiries/inquiry-kinds.ts';
import type { inquiries } from '#server/platform/database/tables/inquiry-tables.ts';

export type InquiryRecord = Omit<typeof inquiries.$inferSelect, 'kind'> & { kind: InquiryKind };
export type FormValues = Readonly<Record<string, string>>;

type Texts = Pick<InquiryRecord, 'name' | 'email' | 'phone' | 'subject' | 'details'>;

/** A form's values by column, untouched. */
export function textsOf(kind: InquiryKind, values: FormValues): Texts {
  const { nameField, subjectField, detailsField } = INQUIRY_FORMS[kind];
  const value = (field: string) => values[field] ?? '';
  return {
    name: value(nameField),
    email: value('email'),
    phone: value('phone'),
    subject: subjectField === undefined ? null : value(subjectField),
    details: value(detailsField),
  };
}

/** The values under the names that the form has for them, in its order. */
export function valuesOf(record: Texts & { kind: InquiryKind }): Record<string, string> {
  const { fields, nameField, subjectField, detailsField } = INQUIRY_FORMS[record.kind];
  const byField: Record<string, string | null> = {
    [nameField]: record.name,
    email: record.email,
    phone: record.phone,
    ...(subjectField !== undefined && { [subjectField]: record.subject }),
    [detailsField]: record.details,
  };
  return Object.fromEntries(fields.map(({ name }) => [name, byField[name] ?? '']));
}
