import { useCallback } from 'react';
import type { CollectionPage } from '#contract/content/collections-content.ts';
import { paths } from '#contract/paths.ts';
import { CATEGORIES, type Category } from '#domain/catalogue/category.ts';
import { NO_PRODUCTS_MESSAGE } from '#domain/catalogue/featured.ts';
import { isBlank } from '#domain/text/text-limits.ts';
import { CATEGORY_COPY } from '#storefront/content/category-copy.ts';
import { BrowseError } from '#storefront/features/catalogue/browse-error.tsx';
import { ProductGrid } from '#storefront/features/catalogue/card/product-grid.tsx';
import { SubCategoryTiles } from '#storefront/features/catalogue/sub-category-tiles.tsx';
import { useBrowseView } from '#storefront/features/catalogue/use-browse-view.ts';
import { VideoBand } from '#storefront/features/catalogue/video-band.tsx';
import { SearchRow } from '#storefront/features/shell/search/search-row.tsx';
import { getVideoStill } from '#storefront/pictures/shop-picture.ts';
import { findVideo } from '#storefront/pictures/shop-video.ts';
import type { BrowseView } from '#storefront/state/catalogue/browse-slice.ts';
import { selectCollection, selectHasDemoCopy } from '#storefront/state/content/collections.ts';
import { selectHasContentFailed } from '#storefront/state/content/content-slice.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { LoadError } from '#ui/feedback/load-error.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx';
import type { PageModule } from '../route.ts';
import { categoryMeta } from './category-meta.ts';
import styles from './category-page.module.css';

export const categoryPage = (category: Category): PageModule => ({
  ...categoryMeta(category),
  Page: () => <CategoryPage category={category} />,
});

function CategoryPage({ category }: { category: Category }) {
  const importLoader = useCallback(
    async () => (await import('#storefront/state/catalogue/browse-thunks.ts')).loadCategoryView(category),
    [category],
  );
  const { view, error, retry } = useBrowseView(paths.category(category), importLoader);
  const collection = useAppSelector((state) => selectCollection(state, category));
  const demoCopy = useAppSelector((state) => selectHasDemoCopy(state, category)) ? CATEGORY_COPY[category] : undefined;
  const intro = collection && (demoCopy?.intro ?? collection.text);
  const hasContentFailed = useAppSelector((state) => selectHasContentFailed(state, 'collections'));
  const { name, pageTitle } = CATEGORIES[category];
  return (
    <>
      <div className="container">
        <div className={styles.head}>
          <Breadcrumb crumbs={[{ label: 'Home', to: paths.home }, { label: name }]} />
          <h1>{pageTitle}</h1>
          {!isBlank(intro) && <p className={styles.intro}>{intro}</p>}
          {hasContentFailed && view && <LoadError message="We couldn't load this page's text." onRetry={retry} />}
          <SearchRow />
        </div>
        {!view &&
          (error === undefined ? (
            <LoadingText>Loading ...</LoadingText>
          ) : (
            <BrowseError error={error} onRetry={retry} />
          ))}
        {view && view.tiles.length > 0 && (
          <SubCategoryTiles category={category} label={pageTitle} tiles={view.tiles} collection={collection} />
        )}
      </div>
      {collection && <Band category={category} page={collection} caption={demoCopy?.band ?? collection.caption} />}
      {view && <Featured category={category} view={view} />}
    </>
  );
}

type BandProps = { category: Category; page: CollectionPage; caption: string };

/** An own picture without a video is a band too. */
function Band({ category, page: { picture, video }, caption }: BandProps) {
  const files = findVideo(video || category);
  if (!files && !picture) return null;
  return (
    <div className={styles.band}>
      <VideoBand video={files} still={picture ?? getVideoStill(category)} stillAlt={picture?.alt} label={caption} />
    </div>
  );
}

function Featured({ category, view: { products, total } }: { category: Category; view: BrowseView }) {
  const { listingNoun, name } = CATEGORIES[category];
  if (products.length === 0) return <StatusMessage title={NO_PRODUCTS_MESSAGE} />;
  return (
    <section className={`container ${styles.featured}`} aria-labelledby="featured">
      <h2 id="featured">Featured {name}</h2>
      <ProductGrid products={products} />
      {total > products.length && (
        <p className={styles.more}>
          <ButtonLink to={`${paths.allProducts()}?category=${category}`} variant="secondary">
            View all {total} {listingNoun}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
