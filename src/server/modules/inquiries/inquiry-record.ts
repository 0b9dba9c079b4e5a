import { INQUIRY_FORMS, INQUIRY_KINDS, type InquiryKind } from '#domain/inquiries/inquiry-kinds.ts';
import type { inquiries } from '#server/platform/database/tables/inquiry-tables.ts';

export type InquiryRow = typeof inquiries.$inferSelect;
/**
 * The sender's part of an inquiry; the desk reads the staff's part. The inquiries of customers are what the desk calls
 * messages; a ticket is the number of one.
 */
export type InquiryRecord = Pick<
  InquiryRow,
  'id' | 'ticket' | 'createdAt' | 'name' | 'email' | 'phone' | 'subject' | 'details' | 'isSuspect'
> & { kind: InquiryKind };
export type FormValues = Readonly<Record<string, string>>;

type TextColumns = Pick<InquiryRecord, 'name' | 'email' | 'phone' | 'subject' | 'details'>;

export function readKind({ id, kind }: Pick<InquiryRow, 'id' | 'kind'>): InquiryKind {
  const known = INQUIRY_KINDS.find((candidate) => candidate === kind);
  if (!known) throw new Error(`Inquiry ${id} has an unknown kind.`);
  return known;
}

/** Maps form values to columns, unchanged but for spaces around the email. */
export function toTextColumns(kind: InquiryKind, values: FormValues): TextColumns {
  const { nameField, subjectField, detailsField } = INQUIRY_FORMS[kind];
  const getValue = (field: string) => values[field] ?? '';
  return {
    name: getValue(nameField),
    email: getValue('email').trim(),
    phone: getValue('phone'),
    subject: subjectField === undefined ? null : getValue(subjectField),
    details: getValue(detailsField),
  };
}

/** Maps columns back to the form's field names, in form order. */
export function toFormValues(record: TextColumns & { kind: InquiryKind }): Record<string, string> {
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
