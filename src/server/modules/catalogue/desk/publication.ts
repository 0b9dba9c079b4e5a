import { and, eq, inArray, like, ne, or } from 'drizzle-orm';
import { readCatalogueFile } from '#contract/catalogue-file.ts';
import type { ProductContent } from '#contract/desk/products/desk-product.ts';
import { findDraftProblems } from '#contract/desk/products/draft-problems.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { createBadRequestError } from '#server/http/app-error.ts';
import type { Database } from '#server/platform/database/database.ts';
import { products, productTypes } from '#server/platform/database/tables/catalogue/catalogue-tables.ts';
import { deskProducts } from '#server/platform/database/tables/catalogue/desk-product-tables.ts';
import { slugify, toProducts } from '../content/catalogue-file-products.ts';
import { contentToFileProduct, contentToProduct, parseContent } from '../content/product-content.ts';
import { findStorageProblem } from './draft-limits.ts';
import { findPictureProblems } from './draft-pictures.ts';
import type { ProductRecord } from './product-records.ts';

/**
 * Returns the draft as a product of the catalogue, or throws an error with a sentence for everything that is missing. Needs the
 * lock of the catalogue, so that nobody else takes the short name meanwhile.
 */
export async function preparePublication(
  tx: Database,
  { id, draft, published }: Pick<ProductRecord, 'id' | 'published'> & { draft: ProductContent },
): Promise<Product> {
  const storageProblem = findStorageProblem(draft);
  const problems = [
    ...(storageProblem === undefined ? [] : [storageProblem]),
    ...findDraftProblems(draft).map(({ message }) => message),
    ...(await findTakenSlug(tx, id, draft.slug)),
    ...(await findTakenTypes(tx, { id, types: draft.types, published })),
    ...(await findPictureProblems(tx, draft, published)),
  ];
  if (problems.length > 0) throw createProblemsError(problems);
  const slug = draft.slug ?? (await deriveSlug(tx, id, { title: draft.title, current: published?.slug ?? null }));
  const checked = readCatalogueFile({ products: [contentToFileProduct(id, { ...draft, slug })] });
  const [product] = checked.ok ? toProducts(checked.value) : [];
  if (!product) throw createProblemsError(checked.ok ? [] : checked.problems);
  return product;
}

/**
 * Returns a withdrawn product as it was. Its short name may belong to another one by now, so it may get a new one; `reserved` has those
 * of products that return in the same transaction.
 */
export async function prepareReturn(
  tx: Database,
  { id, content, reserved = new Set() }: { id: string; content: ProductContent; reserved?: ReadonlySet<string> },
): Promise<Product> {
  const takenTypes = await findTakenTypes(tx, { id, types: content.types, published: content });
  if (takenTypes.length > 0) throw createProblemsError(takenTypes);
  const isFree =
    content.slug !== null && !reserved.has(content.slug) && (await findTakenSlug(tx, id, content.slug)).length === 0;
  const slug = isFree ? content.slug : await deriveSlug(tx, id, { title: content.title, current: null, reserved });
  return contentToProduct(id, { ...content, slug });
}

const createProblemsError = (problems: readonly string[]) => createBadRequestError(problems.join(' '));

async function findTakenSlug(tx: Database, id: string, slug: string | null): Promise<string[]> {
  if (slug === null) return [];
  const [other] = await tx
    .select({ title: products.title })
    .from(products)
    .where(and(eq(products.slug, slug), ne(products.id, id)))
    .limit(1);
  return other ? [`Short name: ‘${slug}’ belongs to ‘${other.title}’. Choose another.`] : [];
}

type CheckedTypes = Pick<ProductContent, 'types'> & Pick<ProductRecord, 'id' | 'published'>;

/** Cart lines and orders name a type by its id, also one of a product that is off sale and may return. */
async function findTakenTypes(tx: Database, { id, types, published }: CheckedTypes): Promise<string[]> {
  const ids = types.map((type) => type.id.toLowerCase());
  const repeated = types.filter((_, index) => ids.indexOf(ids[index] ?? '') !== index);
  const known = [...new Set(ids.filter(isUuid))];
  const own = new Set(published?.types.map((type) => type.id));
  const taken = new Set([
    ...(await findTypesOnSale(tx, id, known)),
    ...(await findWithdrawnTypes(
      tx,
      id,
      known.filter((typeId) => !own.has(typeId)),
    )),
  ]);
  const others = types.filter((type) => taken.has(type.id.toLowerCase()));
  return [...repeated, ...others].map(
    ({ title }) => `Type ‘${title}’: another type has the same id. Remove it and add it again.`,
  );
}

async function findTypesOnSale(tx: Database, productId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: productTypes.id })
    .from(productTypes)
    .where(and(inArray(productTypes.id, [...ids]), ne(productTypes.productId, productId)));
  return rows.map(({ id }) => id);
}

async function findWithdrawnTypes(tx: Database, productId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ withdrawn: deskProducts.withdrawn })
    .from(deskProducts)
    .where(
      and(ne(deskProducts.productId, productId), or(...ids.map((id) => like(deskProducts.withdrawn, `%"${id}"%`)))),
    );
  const found = new Set(rows.flatMap(({ withdrawn }) => parseContent(withdrawn)?.types.map(({ id }) => id) ?? []));
  return ids.filter((id) => found.has(id));
}

/** Keeps the current short name if it was derived from this title. */
async function deriveSlug(
  tx: Database,
  id: string,
  { title, current, reserved }: { title: string; current: string | null; reserved?: ReadonlySet<string> },
): Promise<string> {
  const base = slugify(title);
  const rows = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(and(like(products.slug, `${base}%`), ne(products.id, id)));
  const taken = new Set([...rows.map(({ slug }) => slug), ...(reserved ?? [])]);
  if (current && isDerived(current, base) && !taken.has(current)) return current;
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}

const isDerived = (slug: string, base: string): boolean =>
  slug === base || (slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1)));
