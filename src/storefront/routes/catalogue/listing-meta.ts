import { paths } from '#contract/paths.ts';
import { type Category, formatListingTitle } from '#domain/catalogue/category.ts';
import { hasListingFilters, type ListingQuery, readListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import pictures from '#storefront/pictures/share-pictures.json';
import { selectView } from '#storefront/state/catalogue/browse-slice.ts';
import { getListingPath, getListingUrl, type ListingScope } from '#storefront/state/catalogue/listing-url.ts';
import { selectSubCollection } from '#storefront/state/content/collections.ts';
import { cutDescription } from '../head/cut-description.ts';
import { buildBreadcrumbData, buildItemListData } from '../head/structured-data.ts';
import type { PageContext, PageMeta } from '../route.ts';
import { describeCategory, getCategoryStep, HOME_STEP } from './category-meta.ts';

export const listingMeta = (category: Category): PageMeta => {
  const getScope = ({ params }: Pick<PageContext, 'params'>) => ({ category, sub: params.category ?? '' });
  const getView = (context: PageContext) =>
    selectView(context.state, getListingUrl(getScope(context), readListingQuery(context.search)));
  return {
    // An unknown sub-category is a 404.
    status: (context) => (getView(context)?.listSize === 0 ? 404 : 200),
    head: (context) => {
      const scope = getScope(context);
      const view = getView(context);
      const title = formatListingTitle(category, view?.name ?? scope.sub);
      const page = selectSubCollection(context.state, category, scope.sub);
      return {
        title,
        description: `${title}: ${cutDescription(page?.text) || describeCategory(context.state, category)}`,
        ...buildListingUrlHead(scope, readListingQuery(context.search)),
        ...(view?.listSize === 0 && { isIndexed: false }),
        ...(import.meta.env.SSR && {
          crawlers: {
            image: page?.picture ?? pictures[`share-${category}`],
            structuredData: [
              buildBreadcrumbData(
                [HOME_STEP, getCategoryStep(category), { name: view?.name ?? scope.sub, path: getListingPath(scope) }],
                context.state.shop,
              ),
              buildItemListData(view?.products ?? [], context.state.shop),
            ],
          },
        }),
      };
    },
  };
};

export const allProductsMeta: PageMeta = {
  head: ({ state, search }) => {
    const query = readListingQuery(search);
    return {
      title: query.q === '' ? 'All Products' : `Results for “${query.q}”`,
      description:
        'Browse every wallpaper, curtain, blind, canvas and fabric, and filter by colour, price and collection. Made to measure, delivered across India.',
      ...buildListingUrlHead('all', query),
      ...(import.meta.env.SSR && {
        crawlers: {
          structuredData: [
            buildBreadcrumbData([HOME_STEP, { name: 'All Products', path: paths.allProducts() }], state.shop),
            buildItemListData(selectView(state, getListingUrl('all', query))?.products ?? [], state.shop),
          ],
        },
      }),
    };
  },
};

/** Search engines index list pages, but neither filters nor searches. */
function buildListingUrlHead(scope: ListingScope, query: ListingQuery) {
  const page = query.page > 1 && !hasListingFilters(query) ? `?page=${query.page}` : '';
  return { canonicalPath: getListingPath(scope) + page, ...(query.q !== '' && { isIndexed: false }) };
}
