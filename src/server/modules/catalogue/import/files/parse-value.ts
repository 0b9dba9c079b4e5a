import { isStorable } from '#server/modules/catalogue/content/storable-text.ts';
import type { ImportField } from './import-fields.ts';
import { type FieldValue, quote } from './product-input.ts';

type ParsedValue = { ok: true; value: FieldValue } | { ok: false; message: string };

const FLAGS: Readonly<Record<string, boolean>> = { yes: true, no: false, true: true, false: false };
const DECIMAL = /^\d{1,9}(\.\d{1,2})?$/;
/** 1,100 and 1,23,456.50, but not 2,5. */
const GROUPED = /^[1-9]\d{0,2}(,\d{2,3})*,\d{3}(\.\d{1,2})?$/;
const EMPTY: ParsedValue = { ok: true, value: null };

/** Blank cells have no value. */
export function parseCell(field: ImportField, cell: string): ParsedValue {
  const text = cell.trim();
  if (text === '') return EMPTY;
  switch (field.kind) {
    case 'text':
      return parseText(field.column, text);
    case 'choice':
      return parseChoice(field.column, field, text);
    case 'flag': {
      const flag = FLAGS[text.toLowerCase()];
      return flag === undefined ? fail(field.column, 'write yes or no', text) : { ok: true, value: flag };
    }
    case 'rupees': {
      const amount = text.replace(/^₹\s*/, '');
      const digits = GROUPED.test(amount) ? amount.replaceAll(',', '') : amount;
      return DECIMAL.test(digits)
        ? { ok: true, value: Number(digits) }
        : fail(field.column, 'write rupees such as 240 or 240.50', text);
    }
    case 'inches':
      return DECIMAL.test(text)
        ? { ok: true, value: Number(text) }
        : fail(field.column, 'write inches such as 54 or 54.5', text);
  }
}

export function parseJsonValue(field: ImportField, value: unknown): ParsedValue {
  if (value === null) return EMPTY;
  const { name, kind } = field;
  if (kind === 'flag')
    return typeof value === 'boolean' ? { ok: true, value } : fail(name, 'write true or false', value);
  if (kind === 'rupees' || kind === 'inches')
    return typeof value === 'number' ? { ok: true, value } : fail(name, 'write a number without quotes', value);
  if (typeof value !== 'string') return fail(name, 'write a text in quotes', value);
  if (value.trim() === '') return EMPTY;
  return kind === 'choice' ? parseChoice(name, field, value.trim()) : parseText(name, value.trim());
}

/** Ignores case. */
function parseChoice(name: string, { choices = [] }: ImportField, text: string): ParsedValue {
  const choice = choices.find((candidate) => candidate.toLowerCase() === text.toLowerCase());
  return choice === undefined ? fail(name, `write one of: ${choices.join(', ')}`, text) : { ok: true, value: choice };
}

const parseText = (name: string, text: string): ParsedValue =>
  isStorable(text)
    ? { ok: true, value: text.replace(/\r\n?/g, '\n') }
    : { ok: false, message: `${name}: contains a character that cannot be stored. Type the text again.` };

const fail = (name: string, request: string, value: unknown): ParsedValue => ({
  ok: false,
  message: `${name}: ${request}, not ${quote(typeof value === 'string' ? value : JSON.stringify(value))}.`,
});
