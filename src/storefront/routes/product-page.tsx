import { useParams, useSearchParams } from 'react-router';
import type { Product } from '#contract/api/catalogue.ts';
import { productIdOf } from '#domain/product/product-id.ts';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { ProductGrid } from '../features/catalogue/card/product-grid.tsx';
import type { InRoom } from '../features/product/product-gallery.tsx';
import { ProductMissing } from '../features/product/product-missing.tsx';
import { ProductScreen } from '../features/product/product-screen.tsx';
import { useShownProduct } from '../features/product/use-shown-product.ts';
import { RoomOpener } from '../features/room/room-opener.tsx';
import styles from './product-page.module.css';

export function ProductPage() {
  const params = useParams();
  const [search] = useSearchParams();
  const id = productIdOf(params.id, search);
  const { product, error, cardColour, related } = useShownProduct(id);
  if (id === undefined || error !== undefined) return <ProductMissing id={id} error={error} />;
  if (!product) return <LoadingText>Loading ...</LoadingText>;
  // Another product is another page: nothing of the last one's choices stays.
  return (
    <ProductScreen
      key={id}
      product={product}
      cardColour={cardColour}
      related={<Related products={related} />}
      inRoom={inRoom}
    />
  );
}

const inRoom: InRoom = (goods, pictures) => <RoomOpener {...goods}>{pictures}</RoomOpener>;

function Related({ products }: { products: readonly Product[] }) {
  if (products.length === 0) return null;
  return (
    <section className={styles.related}>
      <h2>You may also like</h2>
      <ProductGrid products={products} />
    </section>
  );
}
