import { asRecord, type JsonRecord } from '#contract/readers/unknown-json.ts';
import type { AddCartItemInput } from '#contract/storefront/cart.ts';
import { dropInterruptedRequest, INTERRUPTED_REQUEST_KEY, type InterruptedRequest } from './interrupted-request.ts';
import type { KeyValueStorage } from './storage.ts';

/** Ids of requests that some tab has taken: a duplicated tab starts with a copy of the session storage. */
const TAKEN_KEY = 'aangan.taken';
const MAX_TAKEN_IDS = 10;
const MAX_AGE_MS = 30 * 60_000;

/** Returns the request with this id once, for 30 minutes. Whatever is stored is deleted. */
export function takeInterruptedRequest(
  { local, session }: { local: KeyValueStorage; session: KeyValueStorage },
  id: unknown,
  now: number,
): InterruptedRequest | undefined {
  const stored = parseRecord(session.get(INTERRUPTED_REQUEST_KEY));
  dropInterruptedRequest(session);
  const age = now - Number(stored?.storedAt);
  const taken = (local.get(TAKEN_KEY) ?? '').split(' ');
  if (!isId(id) || stored?.id !== id || !(age >= 0 && age <= MAX_AGE_MS) || taken.includes(id)) return undefined;
  local.set(TAKEN_KEY, [id, ...taken].slice(0, MAX_TAKEN_IDS).join(' '));
  return readRequest(stored.request);
}

function parseRecord(text: string | undefined): JsonRecord | undefined {
  try {
    return asRecord(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}

/** The server checks the item's fields. */
function readRequest(value: unknown): InterruptedRequest | undefined {
  const { kind, item, productId } = asRecord(value) ?? {};
  if (kind === 'add' && isItem(item)) return { kind, item };
  return kind === 'like' && isId(productId) ? { kind, productId } : undefined;
}

const isItem = (value: unknown): value is AddCartItemInput => isId(asRecord(value)?.productId);
const isId = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
