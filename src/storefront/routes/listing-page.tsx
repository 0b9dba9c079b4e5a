import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { CATEGORIES, emptyListingMessage, listingTitle, parseCategory } from '#domain/catalogue/category.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx';
import { BrowseProblem } from '../features/catalogue/browse-problem.tsx';
import { useFirstColours } from '../features/catalogue/card/first-colours.ts';
import { ProductGrid } from '../features/catalogue/card/product-grid.tsx';
import { ListingView } from '../features/catalogue/listing/listing-view.tsx';
import { useListing } from '../features/catalogue/listing/use-listing.ts';
import { listingPath } from '../state/catalogue/browse-address.ts';
import styles from './listing-page.module.css';

/** The products of one sub-category. The path parameter is called category, as the specification has it. */
export function ListingPage() {
  const { pathname } = useLocation();
  const { category: sub = '' } = useParams();
  const category = parseCategory(pathname.split('/')[1]) ?? 'wallpaper';
  const place = useMemo(() => ({ category, sub }), [category, sub]);
  const { view, error, retry, ...listing } = useListing(place);
  const firstColours = useFirstColours(listing.query);
  const name = view?.name ?? sub;
  const crumbs = [
    { label: 'Home', to: paths.home },
    { label: CATEGORIES[category].callName, to: paths.category(category) },
    { label: name },
  ];
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.head}>
        <Breadcrumb crumbs={crumbs} />
        <h1>{listingTitle(category, name)}</h1>
      </div>
      {!view &&
        (error === undefined ? (
          <LoadingText>Loading ...</LoadingText>
        ) : (
          <BrowseProblem error={error} onRetry={retry} />
        ))}
      {view?.listSize === 0 && (
        <EmptyState
          title={emptyListingMessage(category, name)}
          action={
            <ButtonLink to={paths.category(category)} variant="secondary">
              See all {CATEGORIES[category].listingNoun}
            </ButtonLink>
          }
        />
      )}
      {view && view.listSize > 0 && (
        <ListingView {...listing} view={view} path={listingPath(place)} withKinds={false}>
          {(products) => (
            <ProductGrid products={products} priorityCount={2} headingLevel="h2" firstColours={firstColours} />
          )}
        </ListingView>
      )}
    </div>
  );
}
