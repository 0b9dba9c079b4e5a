import { desc } from 'drizzle-orm';
import type { DeskSubCategory, DeskSubCategoryList } from '#contract/desk/sub-categories.ts';
import { paths } from '#contract/paths.ts';
import { CATEGORY_KEYS, type Category } from '#domain/catalogue/category.ts';
import { buildSubCategorySlug, buildSubCategoryTiles, getSubCategoryLabel } from '#domain/catalogue/sub-category.ts';
import type { Database } from '#server/platform/database/database.ts';
import { subCategoryRedirects } from '#server/platform/database/tables/content-tables.ts';
import { findMembers, type Member, readMembers } from './sub-category-members.ts';

/** Lists the sub-categories of the catalogue and of what only the desk knows. */
export const createSubCategoryList = (db: Database) => async (): Promise<DeskSubCategoryList> => {
  const members = await readMembers(db);
  const rows = await db.select().from(subCategoryRedirects).orderBy(desc(subCategoryRedirects.createdAt));
  return {
    categories: CATEGORY_KEYS.map((category) => ({ category, subCategories: listOfCategory(members, category) })),
    redirects: rows.map(({ category, oldSlug, newSlug, createdAt }) => ({
      category: category as Category,
      oldAddress: paths.subCategory(category as Category, oldSlug),
      newAddress: paths.subCategory(category as Category, newSlug),
      at: createdAt.toISOString(),
    })),
  };
};

function listOfCategory(all: readonly Member[], category: Category): DeskSubCategory[] {
  const members = all.filter((member) => member.category === category);
  const onSale = members.flatMap(({ onSaleAs }) =>
    onSaleAs === undefined ? [] : [{ subCategory: onSaleAs, images: [] }],
  );
  const shown = buildSubCategoryTiles(category, onSale).map(({ slug }) => slug);
  const others = members.flatMap(({ otherNames }) => otherNames.map((name) => buildSubCategorySlug(category, name)));
  return [...new Set([...shown, ...others.sort()])].map((slug) => {
    const { onSale: onSaleCount, offSale, names } = findMembers(members, category, slug);
    return { slug, name: getSubCategoryLabel(names[0]), onSale: onSaleCount, offSale };
  });
}
