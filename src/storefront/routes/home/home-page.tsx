import { type ReactNode, useCallback } from 'react';
import type { HomeContent } from '#contract/content/home-content.ts';
import { paths } from '#contract/paths.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { BrowseError } from '#storefront/features/catalogue/browse-error.tsx';
import { ProductCard } from '#storefront/features/catalogue/card/product-card.tsx';
import { useBrowseView } from '#storefront/features/catalogue/use-browse-view.ts';
import { CategoryTiles } from '#storefront/features/home/category-tiles.tsx';
import { CollectionSlider } from '#storefront/features/home/collections/collection-slider.tsx';
import { FeaturedCollection } from '#storefront/features/home/collections/featured-collection.tsx';
import { Hero } from '#storefront/features/home/hero.tsx';
import { listLookItems } from '#storefront/features/home/look/look-items.ts';
import { ShopByLook } from '#storefront/features/home/look/shop-by-look.tsx';
import { MeasureBand } from '#storefront/features/home/measure-band.tsx';
import { SearchRow } from '#storefront/features/shell/search/search-row.tsx';
import type { BrowseView } from '#storefront/state/catalogue/browse-slice.ts';
import { selectContent, selectHasContentFailed } from '#storefront/state/content/content-slice.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import { NETWORK_ERROR } from '#storefront/state/network-error.ts';
import { useLoadedWishlist } from '#storefront/state/wishlist/use-loaded-wishlist.ts';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { HydratesLater } from '../hydrates-later.tsx';
import type { PageModule } from '../route.ts';
import { homeMeta } from './home-meta.ts';
import styles from './home-page.module.css';

/** One, two, three and four cards in a row. */
const CARD_SIZES =
  '(min-width: 1360px) 302px, (min-width: 1024px) 22vw, (min-width: 768px) 30vw, (min-width: 640px) 45vw, 92vw';

/** Loads what the home page shows. */
export const loadHome = async () => (await import('#storefront/state/catalogue/home-thunks.ts')).loadHomeView();

const renderCard = (product: Product) => <ProductCard product={product} sizes={CARD_SIZES} />;

export const homePage: PageModule = { ...homeMeta, Page: HomePage };

function HomePage() {
  useLoadedWishlist();
  const { view, error: viewError, retry } = useBrowseView(paths.home, loadHome);
  const hasContentFailed = useAppSelector((state) => selectHasContentFailed(state, 'home'));
  const error = hasContentFailed ? NETWORK_ERROR : viewError;
  const home = useAppSelector((state) => selectContent(state, 'home'));
  const fallback =
    error === undefined ? <LoadingText>Loading ...</LoadingText> : <BrowseError error={error} onRetry={retry} />;
  return (
    <>
      <div className={styles.search}>
        <SearchRow />
      </div>
      {home ? (
        <HomeSections
          content={home.content}
          // While it loads, the view can belong to another publication.
          view={view?.home?.number === home.number ? view : undefined}
          fallback={fallback}
        />
      ) : (
        fallback
      )}
    </>
  );
}

type HomeSectionsProps = { content: HomeContent; view: BrowseView | undefined; fallback: ReactNode };

function HomeSections({ content: { hero, look, ...content }, view, fallback }: HomeSectionsProps) {
  const isSample = useAppSelector((state) => state.shop.shop.sample);
  const getProducts = useCallback(
    (category: Category) =>
      view?.home?.tabs[category]?.flatMap((id) => view.products.find((product) => product.id === id) ?? []),
    [view],
  );
  // Until the catalogue is known, only the demo shows everything: entries that ship may lead nowhere in a real shop.
  const isShown = ({ to }: { to: string }) => (view ? !view.home?.deadLinks.includes(to) : isSample);
  const tiles = content.tiles.filter(isShown);
  const slides = content.slides.filter(isShown);
  const lookItems = listLookItems(look, { products: view?.products ?? [], hasCushions: isSample });
  return (
    <>
      <Hero
        img={hero.picture ? { ...hero.picture, ...(hero.tallPicture && { tall: hero.tallPicture }) } : undefined}
        imgAlt={hero.picture?.alt ?? ''}
        title={hero.title}
        subtitle={hero.subtitle}
        {...(isShown({ to: hero.ctaHref }) && { ctaLabel: hero.ctaLabel, ctaHref: hero.ctaHref })}
      />
      <HydratesLater>
        {tiles.length > 0 && <CategoryTiles tiles={tiles} />}
        {/* Starts at its first slide when the slides change. */}
        {slides.length > 0 && <CollectionSlider key={slides.length} slides={slides} />}
      </HydratesLater>
      <HydratesLater>
        <FeaturedCollection getProducts={getProducts} fallback={fallback} renderCard={renderCard} />
      </HydratesLater>
      <HydratesLater>
        {lookItems.length > 0 && <ShopByLook look={look} items={lookItems} />}
        <MeasureBand />
      </HydratesLater>
    </>
  );
}
