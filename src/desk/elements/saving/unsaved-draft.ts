import * as z from 'zod/mini';
import { readDraft, writeDraft } from '#desk/api/drafts.ts';

/** What was typed but not saved, and the version it was typed on. */
export type UnsavedDraft<Draft> = {
  readonly version: number;
  readonly draft: Draft;
  /** Sent, with an unknown outcome. */
  readonly uncertain?: readonly Draft[] | undefined;
};

/** Survives a reload and an ended session. `name` is that of the edited object, such as `product:ID`. */
export function readUnsaved<Draft>(name: string, schema: z.ZodMiniType<Draft>): UnsavedDraft<Draft> | undefined {
  const unsavedSchema = z.object({
    version: z.number(),
    draft: schema,
    uncertain: z.optional(z.readonly(z.array(schema))),
  });
  try {
    // Optional fields of a generic schema have no type that can be named.
    return z.safeParse(unsavedSchema, JSON.parse(readDraft(name))).data as UnsavedDraft<Draft> | undefined;
  } catch {
    return undefined;
  }
}

/** A connection that broke has lost the responses to the first. */
const MAX_UNCERTAIN = 20;

/** Where there is no room for all, what is typed goes first. */
export function writeUnsaved<Draft>(name: string, unsaved: UnsavedDraft<Draft> | undefined): void {
  if (!unsaved) writeDraft(name, '');
  else if (!writeDraft(name, JSON.stringify({ ...unsaved, uncertain: unsaved.uncertain?.slice(0, MAX_UNCERTAIN) })))
    writeDraft(name, JSON.stringify({ ...unsaved, uncertain: undefined }));
}
