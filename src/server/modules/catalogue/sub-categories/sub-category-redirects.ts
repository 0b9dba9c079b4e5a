import { and, eq, inArray } from 'drizzle-orm';
import type { Category } from '#domain/catalogue/category.ts';
import { buildSubCategorySlug, listSubCategorySlugs } from '#domain/catalogue/sub-category.ts';
import type { Database } from '#server/platform/database/database.ts';
import { subCategoryRedirects } from '#server/platform/database/tables/content-tables.ts';

/** The key comes from `getRedirectKey`; the value is the slug that a renamed sub-category's old address redirects to. */
export type SubCategoryRedirects = ReadonlyMap<string, string>;

export const getRedirectKey = (category: Category, slug: string): string => `${category}/${slug}`;

export async function readSubCategoryRedirects(db: Database): Promise<SubCategoryRedirects> {
  const rows = await db.select().from(subCategoryRedirects);
  return new Map(rows.map(({ category, oldSlug, newSlug }) => [`${category}/${oldSlug}`, newSlug]));
}

type Renaming = {
  readonly category: Category;
  /** Several names may share an address. */
  readonly oldNames: readonly (string | null)[];
  readonly newName: string;
  readonly at: Date;
};

/** Old addresses lead to the new one directly, however often a sub-category is renamed; the new one leads nowhere else. */
export async function storeSubCategoryRedirects(tx: Database, { category, oldNames, newName, at }: Renaming) {
  const { category: ofCategory, oldSlug, newSlug } = subCategoryRedirects;
  const isInCategory = eq(ofCategory, category);
  const target = buildSubCategorySlug(category, newName);
  const currentSlugs = listSubCategorySlugs(newName);
  await tx.delete(subCategoryRedirects).where(and(isInCategory, inArray(oldSlug, [...currentSlugs])));
  const oldTargets = oldNames.map((name) => buildSubCategorySlug(category, name));
  await tx
    .update(subCategoryRedirects)
    .set({ newSlug: target })
    .where(and(isInCategory, inArray(newSlug, oldTargets)));
  const oldSlugs = new Set(oldNames.flatMap(listSubCategorySlugs));
  const rows = [...oldSlugs]
    .filter((slug) => !currentSlugs.includes(slug))
    .map((slug) => ({ category, oldSlug: slug, newSlug: target, createdAt: at }));
  if (rows.length === 0) return;
  await tx
    .insert(subCategoryRedirects)
    .values(rows)
    .onConflictDoUpdate({ target: [ofCategory, oldSlug], set: { newSlug: target, createdAt: at } });
}
