import { paths } from '#contract/paths.ts';
import { NO_PRODUCTS_MESSAGE } from '#domain/catalogue/featured.ts';
import { BrowseError } from '#storefront/features/catalogue/browse-error.tsx';
import { useInitialColours } from '#storefront/features/catalogue/card/initial-colours.ts';
import { ProductGrid } from '#storefront/features/catalogue/card/product-grid.tsx';
import { ListingSearch } from '#storefront/features/catalogue/listing/listing-search.tsx';
import { ProductListing } from '#storefront/features/catalogue/listing/product-listing.tsx';
import { useListing } from '#storefront/features/catalogue/listing/use-listing.ts';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx';
import styles from './listing-page.module.css';

// In this chunk: the first page needs its head to hydrate.
export { allProductsMeta } from './listing-meta.ts';

/** Shows all products, and the search results. */
export function AllProductsPage() {
  const { view, error, retry, ...listing } = useListing('all');
  const firstColours = useInitialColours(listing.query);
  const { q } = listing.query;
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.head}>
        <Breadcrumb crumbs={[{ label: 'Home', to: paths.home }, { label: 'All Products' }]} />
        <h1>{q === '' ? 'All Products' : `Results for “${q}”`}</h1>
        <ListingSearch action={paths.allProducts()} q={q} onSearch={listing.applyQuery} />
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
