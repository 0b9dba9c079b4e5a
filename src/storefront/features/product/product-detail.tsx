import { memo, type ReactNode, useDeferredValue } from 'react';
import { paths } from '#contract/paths.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { getCategoryInfo } from '#domain/catalogue/category.ts';
import { buildSubCategorySlug, getSubCategoryLabel } from '#domain/catalogue/sub-category.ts';
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx';
import { BackButton } from './back-button.tsx';
import { LineIntentNote } from './cart-line/line-intent-note.tsx';
import { type ProductConfigurator, useProductConfigurator } from './configuration/use-product-configurator.ts';
import styles from './product-detail.module.css';
import { ProductFacts } from './product-facts.tsx';
import { ProductGallery, type RenderRoomView } from './product-gallery.tsx';
import { ProductPanel } from './product-panel.tsx';
import { SameDesign } from './same-design.tsx';

type ProductDetailProps = {
  product: Product;
  cardColour: string | undefined;
  related: ReactNode;
  renderRoomView?: RenderRoomView;
};

export function ProductDetail({ product, cardColour, related, renderRoomView }: ProductDetailProps) {
  const configurator = useProductConfigurator(product, cardColour);
  // Fields and price update at once; gallery and facts follow when React is idle.
  const deferred = useDeferredValue(configurator);
  const { category } = product;
  const listing = paths.subCategory(category, buildSubCategorySlug(category, product.subCategory));
  return (
    <div className="container">
      <div className={styles.top}>
        <BackButton fallback={listing} />
        <Breadcrumb
          crumbs={[
            { label: 'Home', to: paths.home },
            { label: getCategoryInfo(category).menuLabel, to: paths.category(category) },
            { label: getSubCategoryLabel(product.subCategory), to: listing },
            { label: product.title },
          ]}
        />
      </div>
      <LineIntentNote {...configurator} />
      <div className={styles.columns}>
        <div className={styles.gallery}>
          <Gallery configurator={deferred} renderRoomView={renderRoomView} />
        </div>
        <div className={styles.panel}>
          <ProductPanel {...configurator} />
        </div>
      </div>
      <SameDesign product={product} />
      <DeferredFacts configurator={deferred} />
      {related}
    </div>
  );
}

type DeferredProps = { configurator: ProductConfigurator };

const Gallery = memo(function Gallery({
  configurator,
  renderRoomView,
}: DeferredProps & { renderRoomView: RenderRoomView | undefined }) {
  return <ProductGallery {...configurator} renderRoomView={renderRoomView} />;
});

const DeferredFacts = memo(function DeferredFacts({ configurator }: DeferredProps) {
  return <ProductFacts {...configurator} />;
});
