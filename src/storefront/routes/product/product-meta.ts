import { paths } from '#contract/paths.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { CATEGORIES } from '#domain/catalogue/category.ts';
import { buildSubCategorySlug, getSubCategoryLabel } from '#domain/catalogue/sub-category.ts';
import { readProductId } from '#domain/product/product-id.ts';
import { PRODUCT_GONE, PRODUCT_NOT_FOUND, selectProductPage } from '#storefront/state/product/product-page-slice.ts';
import type { PageHead } from '../head/page-head.tsx';
import { type BreadcrumbStep, buildBreadcrumbData, buildProductData } from '../head/structured-data.ts';
import type { PageContext, PageMeta } from '../route.ts';

const MAX_DESCRIPTION_LENGTH = 160;

const getProductId = ({ params, search }: PageContext): string | undefined => readProductId(params.id, search);

export const productMeta: PageMeta = {
  status: (context) => {
    const id = getProductId(context);
    const { status, error } = selectProductPage(context.state, id);
    if (id === undefined || error === PRODUCT_NOT_FOUND) return 404;
    if (error === PRODUCT_GONE) return 410;
    return status === 'failed' ? 503 : 200;
  },
  head: buildProductHead,
};

function buildProductHead(context: PageContext): PageHead {
  const { product, status, error } = selectProductPage(context.state, getProductId(context));
  if (error === PRODUCT_GONE)
    return { title: 'No longer sold', description: 'This design is no longer sold.', isIndexed: false };
  if (!product) {
    const title = status === 'failed' || getProductId(context) === undefined ? 'Product not found' : 'Product';
    return { title, description: "There's no product at this address.", isIndexed: false };
  }
  const { images, orderComment, title } = product;
  return {
    title,
    description: truncateDescription(orderComment?.trim() || `${title}, made to measure and delivered across India.`),
    canonicalPath: paths.product(product.id),
    ...(import.meta.env.SSR && {
      crawlers: {
        image: images[0],
        structuredData: [
          buildProductData(product, context.state.shop),
          buildBreadcrumbData(buildSteps(product), context.state.shop),
        ],
      },
    }),
  };
}

const buildSteps = ({ category, id, subCategory, title }: Product): readonly BreadcrumbStep[] => [
  { name: 'Home', path: paths.home },
  { name: CATEGORIES[category].name, path: paths.category(category) },
  {
    name: getSubCategoryLabel(subCategory),
    path: paths.subCategory(category, buildSubCategorySlug(category, subCategory)),
  },
  { name: title, path: paths.product(id) },
];

/** Cuts at a word boundary. */
function truncateDescription(text: string): string {
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text;
  const cut = text.slice(0, MAX_DESCRIPTION_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
