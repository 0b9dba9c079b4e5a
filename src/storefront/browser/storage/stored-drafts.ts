export const DRAFT_KEY_PREFIX = 'aangan.draft.';

/** Called on logout and erasure, so the next person at this device sees no drafts. */
export function clearStoredDrafts(): void {
  try {
    const { sessionStorage } = window;
    const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '');
    for (const key of keys) if (key.startsWith(DRAFT_KEY_PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Without storage there are no drafts.
  }
}
