import { memo, type ReactNode, useDeferredValue } from 'react';
import { paths } from '#contract/paths.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { getCategoryNames } from '#domain/catalogue/category.ts';
import { buildSubCategorySlug, getSubCategoryLabel } from '#domain/catalogue/sub-category.ts';
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx';
import { BackButton } from './back-button.tsx';
import { LineIntentNote } from './cart-line/line-intent-note.tsx';
import { type ProductConfigurator, useProductConfigurator } from './configuration/use-product-configurator.ts';
import { ProductFacts } from './product-facts.tsx';
import { ProductGallery, type RenderRoomView } from './product-gallery.tsx';
import { ProductPanel } from './product-panel.tsx';
import styles from './product-screen.module.css';

type ProductScreenProps = {
  product: Product;
  cardColour: string | undefined;
  related: ReactNode;
  inRoom?: RenderRoomView;
};

export function ProductScreen({ product, cardColour, related, inRoom }: ProductScreenProps) {
  const configurator = useProductConfigurator(product, cardColour);
  // Fields and price update at once; gallery and facts follow when React is idle.
  const shown = useDeferredValue(configurator);
  const { category } = product;
  const listing = paths.subCategory(category, buildSubCategorySlug(category, product.subCategory));
  return (
    <div className="container">
      <div className={styles.top}>
        <BackButton fallback={listing} />
        <Breadcrumb
          crumbs={[
            { label: 'Home', to: paths.home },
            { label: getCategoryNames(category).menuLabel, to: paths.category(category) },
            { label: getSubCategoryLabel(product.subCategory), to: listing },
            { label: product.title },
          ]}
        />
      </div>
      <LineIntentNote {...configurator} />
      <div className={styles.columns}>
        <div className={styles.gallery}>
          <Gallery configurator={shown} inRoom={inRoom} />
        </div>
        <div className={styles.panel}>
          <ProductPanel {...configurator} />
        </div>
      </div>
      <Facts configurator={shown} />
      {related}
    </div>
  );
}

type Shown = { configurator: ProductConfigurator };

const Gallery = memo(function Gallery({ configurator, inRoom }: Shown & { inRoom: RenderRoomView | undefined }) {
  return <ProductGallery {...configurator} inRoom={inRoom} />;
});

const Facts = memo(function Facts({ configurator }: Shown) {
  return <ProductFacts {...configurator} />;
});
