import { paths } from '#contract/paths.ts';
import { CATEGORIES } from '#domain/catalogue/category.ts';
import { subCategoryLabel, subCategorySlug } from '#domain/catalogue/sub-category.ts';
import { productIdOf } from '#domain/product/product-id.ts';
import { selectProductPage } from '../state/product-page-slice.ts';
import { NO_SUCH_PRODUCT, openProduct } from '../state/product-page-thunks.ts';
import type { PageHead } from './page-head.ts';
import type { PageContext, Screen } from './route-row.ts';
import { breadcrumbData, productData } from './structured-data.ts';

const DESCRIPTION_LENGTH = 160;

type Address = Pick<PageContext, 'params' | 'search'>;

const idOf = ({ params, search }: Address): string | undefined => productIdOf(params.id, search);

const productScreen: Screen = {
  file: 'product-page',
  page: () => import('../pages/product-page.tsx').then((module) => module.ProductPage),
  preload: async (context) => {
    const id = idOf(context);
    if (id !== undefined) await context.dispatch(openProduct(id));
  },
  status: (context) => {
    const id = idOf(context);
    const { status, error } = selectProductPage(context.state, id);
    if (id === undefined || error === NO_SUCH_PRODUCT) return 404;
    return status === 'failed' ? 503 : 200;
  },
  head: productHead,
};

function productHead(context: PageContext): PageHead {
  const { product, status } = selectProductPage(context.state, idOf(context));
  if (!product) {
    const title = status === 'loading' ? 'Product' : 'Product not found';
    return { title, description: 'There is no product at this address.', isIndexed: false };
  }
  const { category, images, orderComment, subCategory, title } = product;
  const steps = [
    { name: 'Home', path: paths.home },
    { name: CATEGORIES[category].callName, path: paths.category(category) },
    {
      name: subCategoryLabel(subCategory),
      path: paths.subCategory(category, subCategorySlug(category, subCategory)),
    },
    { name: title, path: paths.product(product.id) },
  ];
  return {
    title,
    description: shortened(orderComment?.trim() || `${title}, made to your measure and delivered across India.`),
    canonicalPath: paths.product(product.id),
    image: images[0],
    facts: [productData(product, context.state.shop), breadcrumbData(steps, context.state.shop)],
  };
}

/** Whole words, as far as search engines show them. */
function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const cut = text.slice(0, DESCRIPTION_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

/** One screen under two addresses: the id in the path, or in the query (specification 0 §2). */
export const productScreens: Readonly<Record<string, Screen>> = {
  '/product/:id': productScreen,
  '/product': productScreen,
};
