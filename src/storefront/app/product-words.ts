import { paths } from '#contract/paths.ts';
import { CATEGORIES } from '#domain/catalogue/category.ts';
import { subCategoryLabel, subCategorySlug } from '#domain/catalogue/sub-category.ts';
import { productIdOf } from '#domain/product/product-id.ts';
import { NO_SUCH_PRODUCT, selectProductPage } from '../state/product/product-page-slice.ts';
import type { PageHead } from './head/page-head.ts';
import { breadcrumbData, productData } from './head/structured-data.ts';
import type { PageContext, ScreenWords } from './router/route-row.ts';

const DESCRIPTION_LENGTH = 160;

const idOf = ({ params, search }: PageContext): string | undefined => productIdOf(params.id, search);

export const productWords: ScreenWords = {
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
    const title = status === 'failed' || idOf(context) === undefined ? 'Product not found' : 'Product';
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
