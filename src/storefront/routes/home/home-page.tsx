import { Suspense, useCallback } from 'react';
import { paths } from '#contract/paths.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { HOME_CONTENT } from '#storefront/content/home-content.ts';
import { BrowseError } from '#storefront/features/catalogue/browse-error.tsx';
import { ProductCard } from '#storefront/features/catalogue/card/product-card.tsx';
import { useBrowseView } from '#storefront/features/catalogue/use-browse-view.ts';
import { CategoryTiles } from '#storefront/features/home/category-tiles.tsx';
import { CollectionSlider } from '#storefront/features/home/collections/collection-slider.tsx';
import { FeaturedCollection } from '#storefront/features/home/collections/featured-collection.tsx';
import { Hero } from '#storefront/features/home/hero.tsx';
import { LOOK_CUSHIONS } from '#storefront/features/home/look/look-cushions.ts';
import { ShopByLook } from '#storefront/features/home/look/shop-by-look.tsx';
import { MeasureBand } from '#storefront/features/home/measure-band.tsx';
import { SearchRow } from '#storefront/features/shell/search/search-row.tsx';
import { getHomePicture } from '#storefront/pictures/home-picture.ts';
import { useLoadedWishlist } from '#storefront/state/wishlist/use-loaded-wishlist.ts';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import type { PageModule } from '../route.ts';
import { homeMeta } from './home-meta.ts';
import styles from './home-page.module.css';

const { hero } = HOME_CONTENT;
const heroPicture = getHomePicture(hero.picture);
const tallPicture = getHomePicture(hero.tallPicture);
const HERO_PICTURE = heroPicture && { ...heroPicture, ...(tallPicture && { tall: tallPicture }) };
/** One, two, three and four cards in a row. */
const CARD_SIZES =
  '(min-width: 1360px) 302px, (min-width: 1024px) 22vw, (min-width: 768px) 30vw, (min-width: 640px) 45vw, 92vw';

/** Loads what the home page shows of the catalogue. */
export const loadHome = async () => {
  const { tiles, slides, sampleIds } = HOME_CONTENT;
  const links = [hero.ctaHref, ...[...tiles, ...slides].map(({ to }) => to)];
  return (await import('#storefront/state/catalogue/home-thunks.ts')).loadHomeView({ sampleIds, links });
};

const renderCard = (product: Product) => <ProductCard product={product} sizes={CARD_SIZES} />;

export const homePage: PageModule = { ...homeMeta, Page: HomePage };

function HomePage() {
  useLoadedWishlist();
  const { view, error, retry } = useBrowseView(paths.home, loadHome);
  const getProducts = useCallback(
    (category: Category) => view?.products.filter((product) => product.category === category),
    [view],
  );
  // Shows everything until the catalogue is known.
  const isAlive = (link: string) => !view?.deadLinks?.includes(link);
  const tiles = HOME_CONTENT.tiles.filter(({ to }) => isAlive(to));
  const slides = HOME_CONTENT.slides.filter(({ to }) => isAlive(to));
  const fallback =
    error === undefined ? <LoadingText>Loading ...</LoadingText> : <BrowseError error={error} onRetry={retry} />;
  return (
    <>
      <div className={styles.search}>
        <SearchRow />
      </div>
      <Hero
        img={HERO_PICTURE}
        title={hero.title}
        subtitle={hero.subtitle}
        {...(isAlive(hero.ctaHref) && { ctaLabel: hero.ctaLabel, ctaHref: hero.ctaHref })}
      />
      {/* Each boundary hydrates on its own, or first if it is clicked: shorter tasks on slow phones. */}
      <Suspense>
        {tiles.length > 0 && <CategoryTiles tiles={tiles} />}
        {/* Starts at its first slide when the slides change. */}
        {slides.length > 0 && <CollectionSlider key={slides.length} slides={slides} />}
      </Suspense>
      <Suspense>
        <FeaturedCollection getProducts={getProducts} fallback={fallback} renderCard={renderCard} />
      </Suspense>
      <Suspense>
        {LOOK_CUSHIONS.length > 0 && <ShopByLook />}
        <MeasureBand />
      </Suspense>
    </>
  );
}
