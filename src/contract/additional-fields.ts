/** The fields that we add to the specified requests. Another API host does not know them and never gets them (decision D-50). */
import { asRecord } from './readers/unknown-json.ts';

/** Not `orderComment`, which holds the shopper's own words. */
const ADDITIONAL_FIELDS = [
  'kind',
  'sizeIncludesAllowance',
  'productTypeTitle',
  'colorName',
  'pricePerSqFt',
  'website',
  'acceptsTerms',
  'acceptsMarketing',
];

export function omitAdditionalFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(omitAdditionalFields);
  const record = asRecord(value);
  if (record === undefined) return value;
  const known = Object.entries(record).filter(([name]) => !ADDITIONAL_FIELDS.includes(name));
  return Object.fromEntries(known.map(([name, entry]) => [name, omitAdditionalFields(entry)]));
}
