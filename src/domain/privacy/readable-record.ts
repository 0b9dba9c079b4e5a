/** Turns a stored record into labels and values that a customer can read. */
import { formatAmount } from '../money/format-rupees.ts';
import { toPaise } from '../money/paise.ts';
import { getStatusLabel } from '../orders/order-status.ts';
import { formatIndiaTime } from '../time/india-time.ts';

type ReadableField = { readonly label: string; readonly value: string };

const TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const STATUS_NAMES = ['status', 'toStatus'];
/** Suffixes of field names that customers needn't see. */
const SUFFIX = /(Paise|Hundredths|Lower)$/;

/** Leaves out empty fields; a field that holds a record becomes one line per field of it. */
export function toReadableFields(record: Readonly<Record<string, unknown>>): ReadableField[] {
  return Object.entries(record).flatMap(([name, value]): ReadableField[] => {
    if (value === null || value === undefined || value === '') return [];
    if (Array.isArray(value)) return [{ label: toLabel(name), value: value.map(String).join(', ') }];
    if (typeof value === 'object') return toReadableFields(value as Record<string, unknown>);
    return [{ label: toLabel(name), value: formatValue(name, value) }];
  });
}

/** 'addressLine1' becomes 'Address line 1'. */
function toLabel(name: string): string {
  const words = name
    .replace(SUFFIX, '')
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function formatValue(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') {
    if (name.endsWith('Paise')) return formatAmount(toPaise(value));
    if (name.endsWith('Hundredths')) return `${value / 100} inches`;
    return STATUS_NAMES.includes(name) ? getStatusLabel(value) : String(value);
  }
  const text = String(value);
  return TIME.test(text) ? formatIndiaTime(text) : text;
}
