import { formDraft } from '#storefront/browser/storage/form-draft.ts';
import { sessionStore } from '#storefront/browser/storage/storage.ts';

export type CommentDraft = { read(): string | undefined; write(comment: string): void; clear(): void };

/**
 * An order comment is no part of the address, which is shared; it waits in this tab, over a reload and the way to the
 * login screen and back (decision D-02), until it is in the cart.
 */
export function commentDraft(subject: string): CommentDraft {
  const stored = formDraft(sessionStore(), `comment.${subject}`);
  return {
    read: () => stored.read().comment,
    write: (comment) => stored.write({ comment }),
    clear: stored.clear,
  };
}
