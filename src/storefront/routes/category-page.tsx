import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { CATEGORIES, type Category, parseCategory } from '#domain/catalogue/category.ts';
import { NO_PRODUCTS_MESSAGE } from '#domain/catalogue/featured.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx';
import { CATEGORY_WORDS } from '../content/category-words.ts';
import { BrowseProblem } from '../features/catalogue/browse-problem.tsx';
import { ProductGrid } from '../features/catalogue/card/product-grid.tsx';
import { SubCategoryTiles } from '../features/catalogue/sub-category-tiles.tsx';
import { useBrowseView } from '../features/catalogue/use-browse-view.ts';
import { VideoBand } from '../features/catalogue/video-band.tsx';
import { shopPicture } from '../pictures/shop-picture.ts';
import { categoryVideo } from '../pictures/shop-video.ts';
import type { BrowseView } from '../state/catalogue/browse-slice.ts';
import styles from './category-page.module.css';

/** One page for the five goods; the address tells which. */
export function CategoryPage() {
  const { pathname } = useLocation();
  const category = parseCategory(pathname.split('/')[1]) ?? 'wallpaper';
  const show = useCallback(
    async () => (await import('../state/catalogue/browse-thunks.ts')).showCategory(category),
    [category],
  );
  const { view, error, retry } = useBrowseView(paths.category(category), show);
  const { callName, pageTitle } = CATEGORIES[category];
  return (
    <>
      <div className="container">
        <div className={styles.head}>
          <Breadcrumb crumbs={[{ label: 'Home', to: paths.home }, { label: callName }]} />
          <h1>{pageTitle}</h1>
          <p className={styles.intro}>{CATEGORY_WORDS[category].intro}</p>
        </div>
        {!view &&
          (error === undefined ? (
            <LoadingText>Loading ...</LoadingText>
          ) : (
            <BrowseProblem error={error} onRetry={retry} />
          ))}
        {view && view.tiles.length > 0 && <SubCategoryTiles category={category} label={pageTitle} tiles={view.tiles} />}
      </div>
      {CATEGORIES[category].hasVideo && (
        <div className={styles.band}>
          <VideoBand
            video={categoryVideo(category)}
            still={shopPicture(`band-${category}`) ?? shopPicture(`menu-${category}`)}
            words={CATEGORY_WORDS[category].band}
          />
        </div>
      )}
      {view && <Featured category={category} view={view} />}
    </>
  );
}

function Featured({ category, view: { products, total } }: { category: Category; view: BrowseView }) {
  const { listingNoun, callName } = CATEGORIES[category];
  if (products.length === 0) return <EmptyState title={NO_PRODUCTS_MESSAGE} />;
  return (
    <section className={`container ${styles.featured}`} aria-labelledby="featured">
      <h2 id="featured">Featured {callName}</h2>
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
