/** Drafts live as long as the tab; they hold what a visitor typed into a form and did not send yet. */
export const DRAFT_KEY_PREFIX = 'aangan.draft.';

/** Whoever logs out leaves nothing behind for the next one at the same screen. */
export function clearStoredDrafts(): void {
  try {
    const { sessionStorage } = window;
    const keys = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '');
    for (const key of keys) if (key.startsWith(DRAFT_KEY_PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // A browser that refuses storage has kept no draft either.
  }
}
