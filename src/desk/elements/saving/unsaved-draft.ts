import * as z from 'zod/mini';
import { readDraft, writeDraft } from '#desk/api/drafts.ts';

/** Unsaved edits and the version that they change. */
export type UnsavedDraft<Draft> = {
  readonly version: number;
  readonly draft: Draft;
  /** Sent without a response. */
  readonly uncertain?: readonly Draft[] | undefined;
};

/** Reads edits that survived a reload or an ended session. `name` names the document, such as `product:ID`. */
export function readUnsaved<Draft>(name: string, schema: z.ZodMiniType<Draft>): UnsavedDraft<Draft> | undefined {
  const unsavedSchema = z.object({
    version: z.number(),
    draft: schema,
    uncertain: z.optional(z.readonly(z.array(schema))),
  });
  try {
    // TypeScript can't express the optional fields of a generic schema.
    return z.safeParse(unsavedSchema, JSON.parse(readDraft(name))).data as UnsavedDraft<Draft> | undefined;
  } catch {
    return undefined;
  }
}

/** When a connection breaks, the server may have stored the first saves; later ones never arrive. */
const MAX_UNCERTAIN = 20;

/** If the storage is full, stores the draft without the uncertain ones. */
export function writeUnsaved<Draft>(name: string, unsaved: UnsavedDraft<Draft> | undefined): void {
  if (!unsaved) writeDraft(name, '');
  else if (!writeDraft(name, JSON.stringify({ ...unsaved, uncertain: unsaved.uncertain?.slice(0, MAX_UNCERTAIN) })))
    writeDraft(name, JSON.stringify({ ...unsaved, uncertain: undefined }));
}
