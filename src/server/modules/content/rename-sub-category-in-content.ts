import { eq } from 'drizzle-orm';
import { type CollectionsContent, renameInCollections } from '#contract/content/collections-content.ts';
import type { RenamedSubCategory } from '#domain/catalogue/sub-category.ts';
import type { AuditActor } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import { contentDocuments, contentHistory } from '#server/platform/database/tables/content-tables.ts';
import { parseContent, raiseContentVersion } from './content-repository.ts';

type Change = { readonly actor: AuditActor; readonly at: Date };

const KEY = 'collections';

/** A renamed sub-category keeps its picture, text, video and place: in the shop, in the draft and in every earlier version. */
export async function renameSubCategoryInContent(
  tx: Database,
  renamed: RenamedSubCategory,
  { actor, at }: Change,
): Promise<void> {
  const rename = (text: string | null): string | null => {
    const content = parseContent(KEY, text);
    return content ? JSON.stringify(renameInCollections(content as CollectionsContent, renamed)) : text;
  };
  const isDocument = eq(contentDocuments.key, KEY);
  const [row] = await tx.select().from(contentDocuments).where(isDocument).for('update');
  if (!row) return;
  const { id, content } = contentHistory;
  for (const entry of await tx.select({ id, content }).from(contentHistory).where(eq(contentHistory.key, KEY)))
    await tx
      .update(contentHistory)
      .set({ content: rename(entry.content) ?? entry.content })
      .where(eq(id, entry.id));
  const [draft, published] = [rename(row.draft), rename(row.published)];
  if (draft === row.draft && published === row.published) return;
  await tx
    .update(contentDocuments)
    .set({
      draft,
      published,
      version: row.version + 1,
      changedAt: at,
      changedBy: actor.name,
      changedById: actor.staffId,
    })
    .where(isDocument);
  await raiseContentVersion(tx);
}
