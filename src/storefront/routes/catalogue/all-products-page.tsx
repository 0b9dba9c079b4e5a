import { paths } from '#contract/paths.ts';
import { NO_PRODUCTS_MESSAGE } from '#domain/catalogue/featured.ts';
import { BrowseError } from '#storefront/features/catalogue/browse-error.tsx';
import { useInitialColours } from '#storefront/features/catalogue/card/initial-colours.ts';
import { ProductGrid } from '#storefront/features/catalogue/card/product-grid.tsx';
import { ProductListing } from '#storefront/features/catalogue/listing/product-listing.tsx';
import { useListing } from '#storefront/features/catalogue/listing/use-listing.ts';
import { SearchRow } from '#storefront/features/shell/search/search-row.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx';
import type { PageModule } from '../route.ts';
import { allProductsMeta } from './listing-meta.ts';
import styles from './listing-page.module.css';

// The route's error for a missing script needs the address that only lists can read.
export { getListingUrlAt } from '#storefront/state/catalogue/listing-url.ts';

export const allProductsPage: PageModule = { ...allProductsMeta, Page: AllProductsPage };

/** Shows all products, and the search results. */
function AllProductsPage() {
  const { view, error, retry, ...listing } = useListing('all');
  const firstColours = useInitialColours(listing.query);
  const { q } = listing.query;
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.head}>
        <Breadcrumb crumbs={[{ label: 'Home', to: paths.home }, { label: 'All Products' }]} />
        <h1>{q === '' ? 'All Products' : `Results for “${q}”`}</h1>
        <SearchRow q={q} />
      </div>
      {!view &&
        (error === undefined ? <LoadingText>Loading ...</LoadingText> : <BrowseError error={error} onRetry={retry} />)}
      {view?.listSize === 0 && <StatusMessage title={NO_PRODUCTS_MESSAGE} />}
      {view && view.listSize > 0 && (
        <ProductListing {...listing} view={view} error={error} retry={retry} path={paths.allProducts()} showsCategories>
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
