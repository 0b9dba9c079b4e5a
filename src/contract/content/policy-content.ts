/** Terms, privacy policy and return policy as structured text. */
import * as z from 'zod/mini';
import { entryId, line, paragraph } from './content-fields.ts';

const MAX_SECTIONS = 60;
const MAX_BLOCKS = 60;
const MAX_ITEMS = 60;

const blockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), id: entryId(), text: paragraph() }),
  z.object({
    kind: z.literal('list'),
    id: entryId(),
    items: z.array(paragraph()).check(z.maxLength(MAX_ITEMS)),
  }),
  /** The business facts of the settings. */
  z.object({ kind: z.literal('facts'), id: entryId() }),
]);

export const policyContentSchema = z.object({
  /** Empty: the shipped title. */
  title: line(),
  sections: z
    .array(z.object({ id: entryId(), title: line(), blocks: z.array(blockSchema).check(z.maxLength(MAX_BLOCKS)) }))
    .check(z.maxLength(MAX_SECTIONS)),
});
export type PolicyContent = z.infer<typeof policyContentSchema>;
