import { paths } from '#contract/paths.ts';
import { CATEGORIES, type Category } from '#domain/catalogue/category.ts';
import { CATEGORY_DESCRIPTIONS } from '#storefront/content/category-descriptions.ts';
import pictures from '#storefront/pictures/share-pictures.json';
import { selectView } from '#storefront/state/catalogue/browse-slice.ts';
import { selectCollection, selectHasDemoCopy } from '#storefront/state/content/collections.ts';
import { cutDescription } from '../head/cut-description.ts';
import { type BreadcrumbStep, buildBreadcrumbData, buildItemListData } from '../head/structured-data.ts';
import type { PageContext, PageMeta } from '../route.ts';

export const HOME_STEP: BreadcrumbStep = { name: 'Home', path: paths.home };
export const getCategoryStep = (category: Category): BreadcrumbStep => ({
  name: CATEGORIES[category].name,
  path: paths.category(category),
});

export const describeCategory = (state: PageContext['state'], category: Category): string =>
  selectHasDemoCopy(state, category)
    ? CATEGORY_DESCRIPTIONS[category]
    : cutDescription(selectCollection(state, category)?.text) ||
      `${CATEGORIES[category].name}, priced per square foot and delivered across India.`;

export const categoryMeta = (category: Category): PageMeta => ({
  head: ({ state }) => {
    const collection = selectCollection(state, category);
    const view = selectView(state, paths.category(category));
    return {
      title: CATEGORIES[category].pageTitle,
      description: describeCategory(state, category),
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
