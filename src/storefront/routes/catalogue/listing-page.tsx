import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import {
  CATEGORIES,
  type Category,
  formatEmptyListingMessage,
  formatListingTitle,
} from '#domain/catalogue/category.ts';
import { isBlank } from '#domain/text/text-limits.ts';
import { BrowseError } from '#storefront/features/catalogue/browse-error.tsx';
import { useInitialColours } from '#storefront/features/catalogue/card/initial-colours.ts';
import { ProductGrid } from '#storefront/features/catalogue/card/product-grid.tsx';
import { ProductListing } from '#storefront/features/catalogue/listing/product-listing.tsx';
import { useListing } from '#storefront/features/catalogue/listing/use-listing.ts';
import { VideoBand } from '#storefront/features/catalogue/video-band.tsx';
import { SearchRow } from '#storefront/features/shell/search/search-row.tsx';
import { getVideoStill } from '#storefront/pictures/shop-picture.ts';
import { findVideo } from '#storefront/pictures/shop-video.ts';
import { getListingPath } from '#storefront/state/catalogue/listing-url.ts';
import { selectSubCollection } from '#storefront/state/content/collections.ts';
import { selectHasContentFailed } from '#storefront/state/content/content-slice.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { LoadError } from '#ui/feedback/load-error.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx';
import type { PageModule } from '../route.ts';
import { useRouteParams } from '../route-params.ts';
import { listingMeta } from './listing-meta.ts';
import styles from './listing-page.module.css';

// The route's error for a missing script needs the address that only lists can read.
export { getListingUrlAt } from '#storefront/state/catalogue/listing-url.ts';

export const listingPage = (category: Category): PageModule => ({
  ...listingMeta(category),
  Page: () => <ListingPage category={category} />,
});

/** Shows the products of one sub-category; the path parameter is called category (SUB-02). */
function ListingPage({ category }: { category: Category }) {
  const { category: sub = '' } = useRouteParams();
  const scope = useMemo(() => ({ category, sub }), [category, sub]);
  const { view, error, retry, ...listing } = useListing(scope);
  const firstColours = useInitialColours(listing.query);
  const page = useAppSelector((state) => selectSubCollection(state, category, sub));
  const hasContentFailed = useAppSelector((state) => selectHasContentFailed(state, 'collections'));
  const { search } = useLocation();
  const name = view?.name ?? sub;
  const crumbs = [
    { label: 'Home', to: paths.home },
    { label: CATEGORIES[category].name, to: paths.category(category) },
    { label: name },
  ];
  if (view?.movedTo !== undefined) return <Navigate to={view.movedTo + search} replace />;
  const video = page && findVideo(page.video);
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.head}>
        <Breadcrumb crumbs={crumbs} />
        <h1>{formatListingTitle(category, name)}</h1>
        {page && !isBlank(page.text) && <p className={styles.intro}>{page.text}</p>}
        {hasContentFailed && view && <LoadError message="We couldn't load this page's text." onRetry={retry} />}
        <SearchRow />
      </div>
      {video && (
        <div className={styles.band}>
          <VideoBand
            video={video}
            still={page.picture ?? getVideoStill(category)}
            stillAlt={page.picture?.alt}
            label={page.caption}
          />
        </div>
      )}
      {!view &&
        (error === undefined ? <LoadingText>Loading ...</LoadingText> : <BrowseError error={error} onRetry={retry} />)}
      {view?.listSize === 0 && (
        <StatusMessage
          title={formatEmptyListingMessage(category, name)}
          action={
            <ButtonLink to={paths.category(category)} variant="secondary">
              See all {CATEGORIES[category].listingNoun}
            </ButtonLink>
          }
        />
      )}
      {view && view.listSize > 0 && (
        <ProductListing
          {...listing}
          view={view}
          error={error}
          retry={retry}
          path={getListingPath(scope)}
          showsCategories={false}
        >
          {(products, placeholderCount) => (
            <ProductGrid
              products={products}
              priorityCount={2}
              headingLevel="h2"
              initialColours={firstColours}
              placeholderCount={placeholderCount}
            />
          )}
        </ProductListing>
      )}
    </div>
  );
}
