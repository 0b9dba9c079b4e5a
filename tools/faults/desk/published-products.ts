import { asc, eq } from 'drizzle-orm';
import type { ProductContent } from '#contract/desk/products/desk-product.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { createCatalogueRepository } from '#server/modules/catalogue/catalogue-repository.ts';
import { isSameContent, parseContent, toContent } from '#server/modules/catalogue/content/product-content.ts';
import { findAuditProblem } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import { deskProducts, productHistory } from '#server/platform/database/tables/catalogue/desk-product-tables.ts';
import { auditEntries } from '#server/platform/database/tables/staff-tables.ts';

/** The mark of one publication, in the title and in every type and picture of a product. */
export const buildMarkedContent = (content: ProductContent, mark: string): ProductContent => ({
  ...content,
  title: `${content.title.replace(/ \[.*\]$/, '')} [${mark}]`,
  types: content.types.map((type) => ({ ...type, description: mark })),
  images: content.images.map((image) => ({ ...image, altText: mark })),
});

/** Returns what is half: each product shows one publication, and catalogue, history, row and audit log agree about it. */
export async function findHalfPublications(db: Database, initial: readonly Product[]): Promise<string[]> {
  const { products, revisions, version } = await createCatalogueRepository(db).read();
  const isKnown = [...revisions.values()].includes(version);
  const auditProblem = await findAuditProblem(db);
  const problems = await Promise.all(initial.map((before) => findProblems(db, before, products)));
  return [
    ...(isKnown ? [] : [`no product has the catalogue's version ${version}`]),
    ...(auditProblem === undefined ? [] : [auditProblem]),
    ...problems.flat(),
  ];
}

async function findProblems(db: Database, before: Product, products: readonly Product[]): Promise<string[]> {
  const product = products.find(({ id }) => id === before.id);
  if (!product) return [`${before.title} is missing`];
  const [content, old] = [toContent(product), toContent(before)];
  const isWhole = content.types.length === old.types.length && content.images.length === old.images.length;
  const [row] = await db.select().from(deskProducts).where(eq(deskProducts.productId, before.id));
  const history = await db
    .select()
    .from(productHistory)
    .where(eq(productHistory.productId, before.id))
    .orderBy(asc(productHistory.at));
  const audited = await db.select().from(auditEntries).where(eq(auditEntries.objectId, before.id));
  const publications = audited.filter(({ action }) => action === 'product published').length;
  const newest = parseContent(history.at(-1)?.content ?? null);
  const draft = parseContent(row?.draft ?? null);
  const checks: readonly (readonly [boolean, string])[] = [
    [isWhole, `${content.types.length} types and ${content.images.length} pictures`],
    [listMarks(content).size <= 1, `a mixture of ${[...listMarks(content)].join(', ')}`],
    [draft === null || listMarks(draft).size === 1, 'a mixed draft'],
    [(row?.version ?? 0) === audited.length, `version ${row?.version} after ${audited.length} writes`],
    [history.length === (publications > 0 ? publications + 1 : 0), `${history.length} entries of ${publications}`],
    [newest === null || isSameContent(newest, content), 'a history that ends with something else'],
    [(draft === null) === (audited.length === 2 * publications), 'a draft that was published'],
  ];
  return checks.filter(([isFine]) => !isFine).map(([, problem]) => `${before.title} has ${problem}`);
}

const listMarks = ({ title, types, images }: ProductContent): Set<string> => {
  const mark = /\[(.*)\]$/.exec(title)?.[1];
  if (mark === undefined) return new Set();
  return new Set([mark, ...types.map(({ description }) => description), ...images.map(({ altText }) => altText ?? '')]);
};
