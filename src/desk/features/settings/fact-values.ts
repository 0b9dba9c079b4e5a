import { FACT_FIELDS, type FactField, findFactProblems, readFact } from '#contract/desk/fact-fields.ts';
import type { ShopFacts } from '#contract/public-settings.ts';

/** The facts as typed, by field name. A list has one entry per line. */
export type FactValues = Record<string, string>;

/** The form library would nest values at dots. */
export const toFieldName = (path: string): string => path.replaceAll('.', '_');

const YES = 'yes';
const REQUIRED_GROUPS = ['address', 'hours', 'grievanceOfficer'];

export const toFactValues = (facts: ShopFacts): FactValues =>
  Object.fromEntries(FACT_FIELDS.map(({ path }) => [toFieldName(path), toValue(readFact(facts, path))]));

function toValue(fact: unknown): string {
  if (fact === undefined || fact === false) return '';
  if (fact === true) return YES;
  return Array.isArray(fact) ? fact.join('\n') : String(fact);
}

export const splitLines = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Omits empty values, and holidays too without working days: the shop promises no date then. */
export function toFacts(values: FactValues): Record<string, unknown> {
  const facts: Record<string, unknown> = Object.fromEntries(REQUIRED_GROUPS.map((group) => [group, {}]));
  const hasDelivery = FACT_FIELDS.some(
    ({ path, kind }) => path.startsWith('delivery.') && kind === 'number' && (values[toFieldName(path)] ?? '') !== '',
  );
  if (hasDelivery) facts.delivery = { leadTimeWorkingDays: {}, transitWorkingDays: {}, holidays: [] };
  for (const field of FACT_FIELDS) {
    const value = (values[toFieldName(field.path)] ?? '').trim();
    const isIgnored = field.path === 'delivery.holidays' && !hasDelivery;
    if (field.kind === 'boolean') setFact(facts, field.path, value === YES);
    else if (value !== '' && !isIgnored) setFact(facts, field.path, parseValue(field, value));
  }
  return facts;
}

function parseValue({ path, kind }: FactField, value: string): unknown {
  if (kind === 'number') return Number(value.replaceAll(',', ''));
  if (kind === 'list') return splitLines(value);
  if (path === 'whatsapp') return value.replace(/[\s+()-]/g, '');
  const text = value.replace(/\s+/g, ' ');
  return path === 'gstin' ? text.toUpperCase() : text;
}

function setFact(facts: Record<string, unknown>, path: string, fact: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let group = facts;
  for (const key of keys) {
    group[key] ??= {};
    group = group[key] as Record<string, unknown>;
  }
  group[last] = fact;
}

/** Returns error messages by field name. */
export const findValueProblems = (values: FactValues): Record<string, string> =>
  Object.fromEntries(findFactProblems(toFacts(values)).map(({ path, rule }) => [toFieldName(path), rule]));
