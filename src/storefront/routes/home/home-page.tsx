import { useCallback } from 'react';
import { paths } from '#contract/paths.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { HOME_SAMPLES } from '#storefront/content/home-samples.ts';
import { BrowseError } from '#storefront/features/catalogue/browse-error.tsx';
import { ProductCard } from '#storefront/features/catalogue/card/product-card.tsx';
import { useBrowseView } from '#storefront/features/catalogue/use-browse-view.ts';
import { CategoryTiles } from '#storefront/features/home/category-tiles.tsx';
import { CollectionSlider } from '#storefront/features/home/collections/collection-slider.tsx';
import { FeaturedCollection } from '#storefront/features/home/collections/featured-collection.tsx';
import { Hero } from '#storefront/features/home/hero.tsx';
import { ShopByLook } from '#storefront/features/home/look/shop-by-look.tsx';
import { MeasureBand } from '#storefront/features/home/measure-band.tsx';
import pictures from '#storefront/pictures/pictures.json';
import { LoadingText } from '#ui/feedback/loading-text.tsx';

// In this chunk: the first page needs its head to hydrate.
export { homeMeta } from './home-meta.ts';

const HERO = { ...pictures['home-hero'], tall: pictures['home-hero-tall'] };
/** One, two, three and four cards in a row. */
const CARD_SIZES =
  '(min-width: 1360px) 302px, (min-width: 1024px) 22vw, (min-width: 768px) 30vw, (min-width: 640px) 45vw, 92vw';

const importLoader = async () => (await import('#storefront/state/catalogue/home-thunks.ts')).loadHomeView();
const renderCard = (product: Product) => <ProductCard product={product} sizes={CARD_SIZES} />;

export function HomePage() {
  const { view, error, retry } = useBrowseView(paths.home, importLoader);
  const getProducts = useCallback(
    (category: Category) =>
      category === 'wallpaper' ? HOME_SAMPLES : view?.products.filter((product) => product.category === category),
    [view],
  );
  const fallback =
    error === undefined ? <LoadingText>Loading ...</LoadingText> : <BrowseError error={error} onRetry={retry} />;
  return (
    <>
      <Hero
        img={HERO}
        title="Elevate Your Space"
        subtitle="Wallpaper, blinds, curtains and canvas, drawn in India and made to measure for your home."
        ctaLabel="Shop Now"
        ctaHref={paths.category('wallpaper')}
      />
      <CategoryTiles />
      <CollectionSlider />
      <FeaturedCollection getProducts={getProducts} fallback={fallback} renderCard={renderCard} />
      <ShopByLook />
      <MeasureBand />
    </>
  );
}
