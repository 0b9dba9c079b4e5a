import * as z from 'zod/mini';
import { productDraftSchema } from '#contract/desk/products/desk-product.ts';
import { readDraft, writeDraft } from '#desk/api/drafts.ts';

/** What was typed but not saved, and the version it was typed on. */
const unsavedSchema = z.object({
  version: z.number(),
  draft: productDraftSchema,
  /** Sent, with an unknown outcome. */
  uncertain: z.optional(z.readonly(z.array(productDraftSchema))),
});
export type UnsavedDraft = z.infer<typeof unsavedSchema>;

const getName = (id: string): string => `product:${id}`;

/** Survives a reload and an ended session. */
export function readUnsaved(id: string): UnsavedDraft | undefined {
  try {
    return z.safeParse(unsavedSchema, JSON.parse(readDraft(getName(id)))).data;
  } catch {
    return undefined;
  }
}

export const writeUnsaved = (id: string, unsaved: UnsavedDraft | undefined): void =>
  writeDraft(getName(id), unsaved ? JSON.stringify(limitUncertain(unsaved)) : '');

/** A tab stores a few megabytes. A connection that broke has lost the responses to the first. */
const MAX_UNCERTAIN = 20;
const limitUncertain = (unsaved: UnsavedDraft): UnsavedDraft => ({
  ...unsaved,
  uncertain: unsaved.uncertain?.slice(0, MAX_UNCERTAIN),
});
