import { isNotNull, ne, or } from 'drizzle-orm';
import type { AnyProductType, Product } from '#contract/storefront/catalogue.ts';
import type { ProductState } from '#domain/catalogue/product-state.ts';
import { getProductTypes } from '#domain/catalogue/product-types.ts';
import type { Database } from '#server/platform/database/database.ts';
import { deskProducts } from '#server/platform/database/tables/catalogue/desk-product-tables.ts';
import { parseContent } from '../content/product-content.ts';
import { type PictureMeasures, readUploads } from '../content/uploaded-pictures.ts';

/** The desk's record of a product that is off sale or has a draft. */
type DeskState = { readonly state: ProductState; readonly hasDraft: boolean; readonly title: string };

/** The stored products that an import compares with. */
export type StoredProducts = {
  readonly productsById: ReadonlyMap<string, Product>;
  readonly statesById: ReadonlyMap<string, DeskState>;
  /** The ids of products with this title and category, on sale or withdrawn. */
  findIds(title: string, category: string): readonly string[];
  findTypeOwner(typeId: string): string | undefined;
  findSlugOwner(slug: string): string | undefined;
  findPicture(url: string): PictureMeasures | undefined;
};

/** `pictureUrls` are those of the file. */
export async function readStoredProducts(
  db: Database,
  products: readonly Product[],
  pictureUrls: Iterable<string>,
): Promise<StoredProducts> {
  const states = await readDeskStates(db);
  const ids = new Map<string, string[]>();
  const addId = (title: string, category: string, id: string) => {
    const key = JSON.stringify([title, category]);
    ids.set(key, [...(ids.get(key) ?? []), id]);
  };
  for (const { id, title, category } of products) addId(title, category, id);
  for (const { id, title, category, isWithdrawn } of states) if (isWithdrawn) addId(title, category, id);
  const typeOwners = new Map([
    ...states.flatMap(({ id, typeIds }) => typeIds.map((typeId) => [typeId, id] as const)),
    ...products.flatMap((product) => listTypeIds(product).map((id) => [id, product.id] as const)),
  ]);
  const slugOwners = new Map(products.map(({ slug, id }) => [slug, id]));
  const known = new Map(products.flatMap(({ images }) => images.map((image) => [image.url, image])));
  const uploads = await readUploads(db, pictureUrls);
  return {
    productsById: new Map(products.map((product) => [product.id, product])),
    statesById: new Map(states.map(({ id, ...state }) => [id, state])),
    findIds: (title, category) => ids.get(JSON.stringify([title, category])) ?? [],
    findTypeOwner: (typeId) => typeOwners.get(typeId),
    findSlugOwner: (slug) => slugOwners.get(slug),
    findPicture: (url) => uploads.get(url) ?? toMeasures(known.get(url)),
  };
}

const listTypeIds = (product: Product): string[] =>
  getProductTypes<AnyProductType>(product.category, product).map(({ id }) => id);

/** Products that are off sale or have unpublished changes. */
async function readDeskStates(db: Database) {
  const rows = await db
    .select({
      id: deskProducts.productId,
      state: deskProducts.state,
      draft: deskProducts.draft,
      withdrawn: deskProducts.withdrawn,
    })
    .from(deskProducts)
    .where(or(ne(deskProducts.state, 'published'), isNotNull(deskProducts.draft)));
  return rows.map(({ id, state, draft, withdrawn }) => {
    const content = parseContent(withdrawn ?? draft);
    return {
      id,
      state,
      hasDraft: draft !== null,
      title: content?.title.trim() ?? '',
      category: content?.category ?? '',
      /** Type ids of a product that isn't on sale, even if it never was. */
      typeIds: state === 'published' ? [] : (content?.types.map((type) => type.id.toLowerCase()) ?? []),
      isWithdrawn: state === 'hidden' || state === 'archived',
    };
  });
}

const toMeasures = (image: PictureMeasures | undefined): PictureMeasures | undefined =>
  image && { width: image.width, height: image.height, dominantColor: image.dominantColor, widths: image.widths };
