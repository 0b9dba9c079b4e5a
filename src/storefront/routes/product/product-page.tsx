import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Product } from '#contract/storefront/catalogue.ts';
import { readProductId } from '#domain/product/product-id.ts';
import { ProductGrid } from '#storefront/features/catalogue/card/product-grid.tsx';
import { ProductDetail } from '#storefront/features/product/product-detail.tsx';
import type { RenderRoomView } from '#storefront/features/product/product-gallery.tsx';
import { ProductUnavailable } from '#storefront/features/product/product-unavailable.tsx';
import { useProductPage } from '#storefront/features/product/use-product-page.ts';
import { RoomOpener } from '#storefront/features/room/room-opener.tsx';
import { useNavigateTo } from '#ui/actions/pending-navigation.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { HydratesLater } from '../hydrates-later.tsx';
import type { PageModule } from '../route.ts';
import { useRouteParams } from '../route-params.ts';
import { productMeta } from './product-meta.ts';
import styles from './product-page.module.css';

export const productPage: PageModule = { ...productMeta, Page: ProductPage };

function ProductPage() {
  const { search } = useLocation();
  const id = readProductId(useRouteParams().id, new URLSearchParams(search));
  const { product, error, movedTo, cardColour, related } = useProductPage(id);
  const navigateTo = useNavigateTo();
  useEffect(() => {
    if (movedTo !== undefined) navigateTo(movedTo, { replace: true });
  }, [movedTo, navigateTo]);
  if (movedTo !== undefined) return <LoadingText>Loading ...</LoadingText>;
  if (id === undefined || error !== undefined) return <ProductUnavailable id={id} error={error} />;
  if (!product) return <LoadingText>Loading ...</LoadingText>;
  // Keyed by id, so choices don't carry over to another product.
  return (
    <ProductDetail
      key={id}
      product={product}
      cardColour={cardColour}
      related={
        <HydratesLater>
          <Related products={related} />
        </HydratesLater>
      }
      renderRoomView={renderRoomView}
    />
  );
}

const renderRoomView: RenderRoomView = (props, renderPictures) => <RoomOpener {...props}>{renderPictures}</RoomOpener>;

function Related({ products }: { products: readonly Product[] }) {
  if (products.length === 0) return null;
  return (
    <section className={styles.related}>
      <h2>You may also like</h2>
      <ProductGrid products={products} />
    </section>
  );
}
