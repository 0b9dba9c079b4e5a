import { paths } from '#contract/paths.ts';
import { CATEGORIES, type Category, listingTitle } from '#domain/catalogue/category.ts';
import { isNarrowed, type ListingQuery, readListingQuery } from '#domain/catalogue/listing-query.ts';
import { CATEGORY_WORDS } from '../content/category-words.ts';
import pictures from '../pictures/pictures.json';
import { type ListingPlace, listingAddress, listingPath } from '../state/catalogue/browse-address.ts';
import { selectView } from '../state/catalogue/browse-slice.ts';
import { breadcrumbData, itemListData, type Step } from './head/structured-data.ts';
import type { PageContext, ScreenWords } from './router/route-row.ts';

const HOME: Step = { name: 'Home', path: paths.home };
const stepOf = (category: Category): Step => ({ name: CATEGORIES[category].callName, path: paths.category(category) });

export const categoryWords = (category: Category): ScreenWords => ({
  head: ({ state }) => ({
    title: CATEGORIES[category].pageTitle,
    description: CATEGORY_WORDS[category].description,
    canonicalPath: paths.category(category),
    image: pictures[`share-${category}`],
    facts: [
      breadcrumbData([HOME, stepOf(category)], state.shop),
      itemListData(selectView(state, paths.category(category))?.products ?? [], state.shop),
    ],
  }),
});

export const listingWords = (category: Category): ScreenWords => {
  const placeOf = ({ params }: Pick<PageContext, 'params'>) => ({ category, sub: params.category ?? '' });
  const viewOf = (context: PageContext) =>
    selectView(context.state, listingAddress(placeOf(context), readListingQuery(context.search)));
  return {
    // A name that nothing goes by is no page, although it says so in the specification's words.
    status: (context) => (viewOf(context)?.listSize === 0 ? 404 : 200),
    head: (context) => {
      const place = placeOf(context);
      const view = viewOf(context);
      const title = listingTitle(category, view?.name ?? place.sub);
      const steps = [HOME, stepOf(category), { name: view?.name ?? place.sub, path: listingPath(place) }];
      return {
        title,
        description: `${title}: ${CATEGORY_WORDS[category].description}`,
        ...listingAddressHead(place, readListingQuery(context.search)),
        ...(view?.listSize === 0 && { isIndexed: false }),
        image: pictures[`share-${category}`],
        facts: [breadcrumbData(steps, context.state.shop), itemListData(view?.products ?? [], context.state.shop)],
      };
    },
  };
};

export const allProductsWords: ScreenWords = {
  head: ({ state, search }) => {
    const query = readListingQuery(search);
    const view = selectView(state, listingAddress('all', query));
    return {
      title: query.q === '' ? 'All Products' : `Results for “${query.q}”`,
      description:
        'Every wallpaper, curtain, blind, canvas and fabric of the shop, to filter by colour, price and collection. Made to measure, delivered across India.',
      ...listingAddressHead('all', query),
      facts: [
        breadcrumbData([HOME, { name: 'All Products', path: paths.allProducts() }], state.shop),
        itemListData(view?.products ?? [], state.shop),
      ],
    };
  },
};

/** Filtered lists are the same list to a search engine; its pages are pages; searches are not for it. */
function listingAddressHead(place: ListingPlace, query: ListingQuery) {
  const page = query.page > 1 && !isNarrowed(query) ? `?page=${query.page}` : '';
  return { canonicalPath: listingPath(place) + page, ...(query.q !== '' && { isIndexed: false }) };
}
