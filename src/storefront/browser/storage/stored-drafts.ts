export const DRAFT_KEY_PREFIX = 'aangan.draft.';

/** On logout, so the next person at this screen sees nothing. */
export function clearStoredDrafts(): void {
  try {
    const { sessionStorage } = window;
    const keys = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '');
    for (const key of keys) if (key.startsWith(DRAFT_KEY_PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Without storage there are no drafts.
  }
}
