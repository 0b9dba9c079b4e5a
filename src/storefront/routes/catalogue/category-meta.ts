import { EMPTY_PAGE } from '#contract/content/collection-defaults.ts';
import { paths } from '#contract/paths.ts';
import { CATEGORIES, type Category } from '#domain/catalogue/category.ts';
import { getCategoryCopy } from '#storefront/content/category-copy.ts';
import pictures from '#storefront/pictures/share-pictures.json';
import { selectView } from '#storefront/state/catalogue/browse-slice.ts';
import { selectCollection } from '#storefront/state/content/collections.ts';
import { cutDescription } from '../head/cut-description.ts';
import { type BreadcrumbStep, buildBreadcrumbData, buildItemListData } from '../head/structured-data.ts';
import type { PageMeta } from '../route.ts';

export const HOME_STEP: BreadcrumbStep = { name: 'Home', path: paths.home };
export const getCategoryStep = (category: Category): BreadcrumbStep => ({
  name: CATEGORIES[category].name,
  path: paths.category(category),
});

export const categoryMeta = (category: Category): PageMeta => ({
  head: ({ state }) => {
    const collection = selectCollection(state, category);
    const view = selectView(state, paths.category(category));
    const { description } = getCategoryCopy(category, collection ?? EMPTY_PAGE, state.shop.shop.sample);
    return {
      title: CATEGORIES[category].pageTitle,
      description: cutDescription(description),
      canonicalPath: paths.category(category),
      ...(view?.total === 0 && { isIndexed: false }),
      ...(import.meta.env.SSR && {
        crawlers: {
          image: collection?.picture ?? pictures[`share-${category}`],
          structuredData: [
            buildBreadcrumbData([HOME_STEP, getCategoryStep(category)], state.shop),
            buildItemListData(view?.products ?? [], state.shop),
          ],
        },
      }),
    };
  },
});
