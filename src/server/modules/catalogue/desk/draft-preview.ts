import type { DraftType, ProductContent } from '#contract/desk/products/desk-product.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { mapTypeFields } from '#domain/catalogue/type-fields.ts';
import { isBlank } from '#domain/text/text-limits.ts';
import type { BoundEndpoint } from '#server/http/endpoint-routes.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createCatalogueRoutes } from '../catalogue-routes.ts';
import { buildCatalogue, type Catalogue } from '../catalogue-snapshot.ts';
import { slugify } from '../content/catalogue-file-products.ts';
import { contentToProduct } from '../content/product-content.ts';
import type { LiveCatalogue } from '../live-catalogue.ts';
import { readRecord, requireProductId } from './product-reader.ts';

export type RenderPreview = (id: string, endpoints: readonly BoundEndpoint[]) => Promise<string>;
type PreviewDeps = { db: Database; catalogue: LiveCatalogue; renderPreview: RenderPreview };

/** Shows a missing rate as ₹1, because the shop's page needs one; nobody takes it for the real one. */
const MISSING_RATE = 1;

/** Renders the page of a product as if its draft were published. */
export const createDraftPreview =
  ({ db, catalogue, renderPreview }: PreviewDeps) =>
  async ({ params }: { params: { id: string } }): Promise<{ html: string }> => {
    const id = requireProductId(params.id);
    const { draft, published } = await readRecord(db, id);
    const content = draft ?? published;
    if (!content) throw new Error('A product without content has no preview.');
    await catalogue.refresh();
    const snapshot = addProduct(catalogue.getCurrent(), completeProduct(id, content));
    return { html: await renderPreview(id, createCatalogueRoutes(createFixedCatalogue(snapshot))) };
  };

function addProduct(current: Catalogue, product: Product): Catalogue {
  const isOnSale = current.productsById.has(product.id);
  const products = isOnSale
    ? current.products.map((other) => (other.id === product.id ? product : other))
    : [...current.products, product];
  return buildCatalogue({ ...current, products });
}

/** Fills what the page cannot do without. */
function completeProduct(id: string, content: ProductContent): Product {
  const title = isBlank(content.title) ? 'Untitled' : content.title;
  return contentToProduct(id, {
    ...content,
    title,
    slug: content.slug ?? slugify(title),
    types: content.types.map((type, index) => completeType(content, type, index)),
  });
}

const completeType = ({ category }: ProductContent, type: DraftType, index: number): DraftType => ({
  ...type,
  title: isBlank(type.title) ? `Type ${index + 1}` : type.title,
  pricePerSqFt: type.pricePerSqFt !== null && type.pricePerSqFt > 0 ? type.pricePerSqFt : MISSING_RATE,
  ...mapTypeFields(category, ({ name, kind }) => {
    const value = type[name] ?? null;
    if (kind === 'flag') return value === true;
    return kind === 'size' ? (value ?? 0) : value;
  }),
});

const createFixedCatalogue = (catalogue: Catalogue): LiveCatalogue => ({
  getCurrent: () => catalogue,
  onChange: () => () => undefined,
  refresh: async () => undefined,
  close() {},
});
