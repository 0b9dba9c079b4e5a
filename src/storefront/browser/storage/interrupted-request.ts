import type { AddCartItemInput } from '#contract/storefront/cart.ts';
import type { KeyValueStorage } from './storage.ts';
import { DRAFT_KEY_PREFIX } from './stored-drafts.ts';

/** The request of a visitor who is asked to log in first (D-40). */
export type InterruptedRequest = { kind: 'add'; item: AddCartItemInput } | { kind: 'like'; productId: string };

/** Deleted on logout, like a draft. */
export const INTERRUPTED_REQUEST_KEY = `${DRAFT_KEY_PREFIX}interrupted`;

export const writeInterruptedRequest = (
  session: KeyValueStorage,
  id: string,
  request: InterruptedRequest,
  now: number,
): void => session.set(INTERRUPTED_REQUEST_KEY, JSON.stringify({ id, storedAt: now, request }));

export const dropInterruptedRequest = (session: KeyValueStorage): void => session.remove(INTERRUPTED_REQUEST_KEY);
