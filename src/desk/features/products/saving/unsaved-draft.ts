import * as z from 'zod/mini';
import { productDraftSchema } from '#contract/desk/products/desk-product.ts';
import { readDraft, writeDraft } from '#desk/api/drafts.ts';

/** What was typed but not saved, and the version it was typed on. */
const unsavedSchema = z.object({
  version: z.number(),
  draft: productDraftSchema,
  /** Sent, with an unknown outcome. */
  uncertain: z.optional(productDraftSchema),
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
  writeDraft(getName(id), unsaved ? JSON.stringify(unsaved) : '');
