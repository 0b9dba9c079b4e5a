import { eq } from 'drizzle-orm';
import { type CollectionsContent, renameInCollections } from '#contract/content/collections-content.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { parseSubCategorySlug, type RenamedSubCategory } from '#domain/catalogue/sub-category.ts';
import type { Database } from '#server/platform/database/database.ts';
import { products } from '#server/platform/database/tables/catalogue-tables.ts';
import {
  contentDocuments,
  contentHistory,
  subCategoryRedirects,
} from '#server/platform/database/tables/content-tables.ts';
import { parseContent, raiseContentVersion } from './content-repository.ts';

type Change = { readonly at: Date; readonly by: string };

const KEY = 'collections';

/** A renamed sub-category keeps its picture, text, video and place: in the shop, in the draft and in every earlier version. */
export async function renameCollection(tx: Database, renamed: RenamedSubCategory, { at, by }: Change): Promise<void> {
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
    .set({ draft, published, version: row.version + 1, changedAt: at, changedBy: by })
    .where(isDocument);
  await raiseContentVersion(tx);
}

/** Staff who had the editor open during a renaming still send the old address, under which nobody would see their text. */
export async function followRenames(tx: Database, content: CollectionsContent): Promise<CollectionsContent> {
  const redirects = await tx.select().from(subCategoryRedirects);
  if (redirects.length === 0) return content;
  const { category, subCategorySlug } = products;
  const onSale = await tx.selectDistinct({ category, slug: subCategorySlug }).from(products);
  const isOnSale = (wanted: Category, slug: string) =>
    onSale.some((found) => found.category === wanted && found.slug === slug);
  return redirects
    .map(({ newSlug, oldSlug, category: name }) => ({ category: name as Category, oldSlug, newSlug }))
    .reduce((current, redirect) => followRedirect(current, redirect, isOnSale), content);
}

/** Text that the new address has stays, and so does text of a sub-category that has the old address again. */
function followRedirect(
  content: CollectionsContent,
  { category, oldSlug, newSlug }: RenamedSubCategory,
  isOnSale: (category: Category, slug: string) => boolean,
): CollectionsContent {
  const pages = content[category]?.subCategories ?? {};
  const sent = Object.keys(pages).find((slug) => parseSubCategorySlug(category, slug) === oldSlug);
  if (sent === undefined || pages[newSlug] || isOnSale(category, sent)) return content;
  return renameInCollections(content, { category, oldSlug: sent, newSlug });
}
