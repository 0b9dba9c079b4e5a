import { inArray, isNotNull, or } from 'drizzle-orm';
import type { ProductContent } from '#contract/desk/products/desk-product.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { buildSubCategorySlug } from '#domain/catalogue/sub-category.ts';
import type { Database } from '#server/platform/database/database.ts';
import { splitIntoBatches } from '#server/platform/database/split-into-batches.ts';
import { products } from '#server/platform/database/tables/catalogue/catalogue-tables.ts';
import { deskProducts } from '#server/platform/database/tables/catalogue/desk-product-tables.ts';
import { parseContent } from '../content/product-content.ts';

/** A product with the sub-categories that it is in. */
export type Member = {
  readonly id: string;
  readonly version: number;
  readonly category: Category;
  /** Undefined if it is not on sale. */
  readonly onSaleAs: string | null | undefined;
  /** Its sub-category's names when it was last on sale, and in its draft. */
  readonly otherNames: readonly (string | null)[];
};

type Place = Pick<ProductContent, 'category' | 'subCategory'>;

/** Reads all products, also hidden, archived and new ones; those on sale first, in the order of the shop. */
export async function readMembers(db: Database): Promise<readonly Member[]> {
  const onSale = await db
    .select({ id: products.id, category: products.category, subCategory: products.subCategory })
    .from(products)
    .orderBy(products.position, products.id);
  const rows = await db.select({ id: deskProducts.productId, version: deskProducts.version }).from(deskProducts);
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  const contents = await readContents(db);
  const shown = new Map(onSale.map((product) => [product.id, product as Place]));
  return [...new Set([...shown.keys(), ...contents.keys()])].flatMap((id) => {
    const others = contents.get(id) ?? [];
    const { category } = shown.get(id) ?? others[0] ?? {};
    if (!category) return [];
    const otherNames = others.map(({ subCategory }) => subCategory);
    return [{ id, version: versions.get(id) ?? 0, category, onSaleAs: shown.get(id)?.subCategory, otherNames }];
  });
}

/** Reads in batches, because contents are large. */
async function readContents(db: Database): Promise<ReadonlyMap<string, readonly Place[]>> {
  const { productId, draft, withdrawn } = deskProducts;
  const hasContent = or(isNotNull(draft), isNotNull(withdrawn));
  const ids = (await db.select({ id: productId }).from(deskProducts).where(hasContent)).map(({ id }) => id);
  const places = new Map<string, readonly Place[]>();
  for (const batch of splitIntoBatches(ids)) {
    const rows = await db
      .select({ id: productId, draft, withdrawn })
      .from(deskProducts)
      .where(inArray(productId, batch));
    for (const row of rows)
      places.set(
        row.id,
        [row.withdrawn, row.draft].flatMap((json) => parseContent(json) ?? []),
      );
  }
  return places;
}

const isNamed = ({ category }: Member, slug: string, name: string | null): boolean =>
  buildSubCategorySlug(category, name) === slug;

/** The products of one sub-category, with counts and names. */
export type Membership = {
  readonly members: readonly Member[];
  /** Products on sale. */
  readonly onSale: number;
  readonly offSale: number;
  /** Every spelling, that of the shop first. */
  readonly names: readonly (string | null)[];
};

export function findMembers(all: readonly Member[], category: Category, slug: string): Membership {
  const inCategory = all.filter((member) => member.category === category);
  const onSale = inCategory.filter((member) => member.onSaleAs !== undefined && isNamed(member, slug, member.onSaleAs));
  const offSale = inCategory.filter(
    (member) => !onSale.includes(member) && member.otherNames.some((name) => isNamed(member, slug, name)),
  );
  const members = [...onSale, ...offSale];
  const names = members
    .flatMap(({ onSaleAs, otherNames }) => (onSaleAs === undefined ? otherNames : [onSaleAs, ...otherNames]))
    .filter((name) => buildSubCategorySlug(category, name) === slug);
  return { members, onSale: onSale.length, offSale: offSale.length, names: [...new Set(names)] };
}
