/**
 * Brings the response of any API host into the contract's form (decision D-50): keys in camel, Pascal or snake case
 * become camel case, and envelope, `data.items`, `items` and bare bodies are unwrapped.
 * The readers see nothing else (our own handlers already use that form).
 */
import { asRecord, type JsonRecord, readText } from './unknown-json.ts';

/** The content of a response; the readers take `data` or `items`. */
export type ResponseContent = {
  succeeded: boolean | undefined;
  message: string | undefined;
  /** The record in `data`, or the whole body unless it is an envelope without data. */
  data: JsonRecord | undefined;
  /** The fields beside a list: those of the body, overridden by those of `data`. */
  listFields: JsonRecord;
  /** The list of `data.items`, `data`, `items` or the whole body. */
  items: readonly unknown[] | undefined;
};

const ENVELOPE_KEYS = ['succeeded', 'message', 'errors'];

const isEmptyEnvelope = (body: JsonRecord): boolean =>
  typeof body.succeeded === 'boolean' && Object.keys(body).every((key) => ENVELOPE_KEYS.includes(key));

function findContent(json: unknown): unknown {
  const body = asRecord(json);
  if (body === undefined) return json;
  if ('data' in body) return body.data;
  return isEmptyEnvelope(body) ? undefined : body;
}

export function unwrapResponse(json: unknown): ResponseContent {
  const body = asRecord(json);
  const content = findContent(json);
  const data = asRecord(content);
  return {
    succeeded: typeof body?.succeeded === 'boolean' ? body.succeeded : undefined,
    message: readText(body?.message),
    data,
    listFields: { ...body, ...data },
    items: [content, data?.items, body?.items].find((list) => Array.isArray(list)),
  };
}

/** If a record has several spellings of a key, the contract's wins. */
export function normaliseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normaliseKeys);
  const record = asRecord(value);
  if (record === undefined) return value;
  const normalised: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(record)) {
    const key = toCamelCase(name);
    if (key === name || record[key] === undefined) normalised[key] = normaliseKeys(entry);
  }
  return normalised;
}

const toCamelCase = (name: string): string =>
  name
    .replace(/_+([a-z\d])/gi, (_, letter: string) => letter.toUpperCase())
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase());
