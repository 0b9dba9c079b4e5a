import { createFormDraft } from '#storefront/browser/storage/form-draft.ts';
import { getSafeSessionStorage } from '#storefront/browser/storage/storage.ts';

export type CommentDraft = { read(): string | undefined; write(comment: string): void; clear(): void };

/**
 * Stores the order comment in this tab rather than in the URL, which may be shared. It survives a reload and a login
 * (D-02), until it is in the cart.
 */
export function createCommentDraft(lineOrProductId: string): CommentDraft {
  const stored = createFormDraft(getSafeSessionStorage(), `comment.${lineOrProductId}`);
  return {
    read: () => stored.read().comment,
    write: (comment) => stored.write({ comment }),
    clear: stored.clear,
  };
}
