import { useCallback } from 'react';
import type { Product } from '#contract/api/catalogue.ts';
import { paths } from '#contract/paths.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { HOME_SAMPLES } from '../content/home-samples.ts';
import { BrowseProblem } from '../features/catalogue/browse-problem.tsx';
import { ProductCard } from '../features/catalogue/card/product-card.tsx';
import { useBrowseView } from '../features/catalogue/use-browse-view.ts';
import { CategoryTiles } from '../features/home/category-tiles.tsx';
import { CollectionSlider } from '../features/home/collections/collection-slider.tsx';
import { FeaturedCollection } from '../features/home/collections/featured-collection.tsx';
import { Hero } from '../features/home/hero.tsx';
import { ShopByLook } from '../features/home/look/shop-by-look.tsx';
import { MeasureBand } from '../features/home/measure-band.tsx';
import pictures from '../pictures/pictures.json';

const HERO = { ...pictures['home-hero'], tall: pictures['home-hero-tall'] };
/** One, two, three and four cards in a row. */
const CARD_SIZES =
  '(min-width: 1360px) 302px, (min-width: 1024px) 22vw, (min-width: 768px) 30vw, (min-width: 640px) 45vw, 92vw';

const show = async () => (await import('../state/catalogue/home-thunks.ts')).showHome();
const renderCard = (product: Product) => <ProductCard product={product} sizes={CARD_SIZES} />;

export function HomePage() {
  const { view, error, retry } = useBrowseView(paths.home, show);
  const productsOf = useCallback(
    (category: Category) =>
      category === 'wallpaper' ? HOME_SAMPLES : view?.products.filter((product) => product.category === category),
    [view],
  );
  const meanwhile =
    error === undefined ? <LoadingText>Loading ...</LoadingText> : <BrowseProblem error={error} onRetry={retry} />;
  return (
    <>
      <Hero
        img={HERO}
        title="Elevate Your Space"
        subtitle="Wallpaper, blinds, curtains and canvas, drawn in India and made to the measure of your home."
        ctaLabel="Shop Now"
        ctaHref={paths.category('wallpaper')}
      />
      <CategoryTiles />
      <CollectionSlider />
      <FeaturedCollection productsOf={productsOf} meanwhile={meanwhile} renderCard={renderCard} />
      <ShopByLook />
      <MeasureBand />
    </>
  );
}
