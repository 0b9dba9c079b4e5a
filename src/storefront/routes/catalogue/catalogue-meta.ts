import { paths } from '#contract/paths.ts';
import { CATEGORIES, type Category, formatListingTitle } from '#domain/catalogue/category.ts';
import { isNarrowed, type ListingQuery, readListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import { CATEGORY_COPY } from '#storefront/content/category-copy.ts';
import pictures from '#storefront/pictures/pictures.json';
import { selectView } from '#storefront/state/catalogue/browse-slice.ts';
import { type ListingScope, listingAddress, listingPath } from '#storefront/state/catalogue/listing-address.ts';
import { type BreadcrumbStep, breadcrumbData, itemListData } from '../head/structured-data.ts';
import type { PageContext, PageMeta } from '../route.ts';

const HOME: BreadcrumbStep = { name: 'Home', path: paths.home };
const getCategoryStep = (category: Category): BreadcrumbStep => ({
  name: CATEGORIES[category].callName,
  path: paths.category(category),
});

export const categoryMeta = (category: Category): PageMeta => ({
  head: ({ state }) => ({
    title: CATEGORIES[category].pageTitle,
    description: CATEGORY_COPY[category].description,
    canonicalPath: paths.category(category),
    image: pictures[`share-${category}`],
    structuredData: [
      breadcrumbData([HOME, getCategoryStep(category)], state.shop),
      itemListData(selectView(state, paths.category(category))?.products ?? [], state.shop),
    ],
  }),
});

export const listingMeta = (category: Category): PageMeta => {
  const getScope = ({ params }: Pick<PageContext, 'params'>) => ({ category, sub: params.category ?? '' });
  const getView = (context: PageContext) =>
    selectView(context.state, listingAddress(getScope(context), readListingQuery(context.search)));
  return {
    // An unknown sub-category is a 404.
    status: (context) => (getView(context)?.listSize === 0 ? 404 : 200),
    head: (context) => {
      const place = getScope(context);
      const view = getView(context);
      const title = formatListingTitle(category, view?.name ?? place.sub);
      const steps = [HOME, getCategoryStep(category), { name: view?.name ?? place.sub, path: listingPath(place) }];
      return {
        title,
        description: `${title}: ${CATEGORY_COPY[category].description}`,
        ...listingAddressHead(place, readListingQuery(context.search)),
        ...(view?.listSize === 0 && { isIndexed: false }),
        image: pictures[`share-${category}`],
        structuredData: [
          breadcrumbData(steps, context.state.shop),
          itemListData(view?.products ?? [], context.state.shop),
        ],
      };
    },
  };
};

export const allProductsMeta: PageMeta = {
  head: ({ state, search }) => {
    const query = readListingQuery(search);
    const view = selectView(state, listingAddress('all', query));
    return {
      title: query.q === '' ? 'All Products' : `Results for “${query.q}”`,
      description:
        'Every wallpaper, curtain, blind, canvas and fabric of the shop, to filter by colour, price and collection. Made to measure, delivered across India.',
      ...listingAddressHead('all', query),
      structuredData: [
        breadcrumbData([HOME, { name: 'All Products', path: paths.allProducts() }], state.shop),
        itemListData(view?.products ?? [], state.shop),
      ],
    };
  },
};

/** Search engines index list pages, but neither filters nor searches. */
function listingAddressHead(place: ListingScope, query: ListingQuery) {
  const page = query.page > 1 && !isNarrowed(query) ? `?page=${query.page}` : '';
  return { canonicalPath: listingPath(place) + page, ...(query.q !== '' && { isIndexed: false }) };
}
