import { memo, type ReactNode, useDeferredValue } from 'react';
import type { Product } from '#contract/api/catalogue.ts';
import { paths } from '#contract/paths.ts';
import { categoryNames } from '#domain/catalogue/category.ts';
import { subCategoryLabel, subCategorySlug } from '#domain/catalogue/sub-category.ts';
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx';
import { BackButton } from './back-button.tsx';
import { OpenedLineNote } from './buying/opened-line-note.tsx';
import { ProductFacts } from './product-facts.tsx';
import { type InRoom, ProductGallery } from './product-gallery.tsx';
import { ProductPanel } from './product-panel.tsx';
import styles from './product-screen.module.css';
import { type ConfiguredProduct, useConfiguredProduct } from './use-configured-product.ts';

type ProductScreenProps = {
  product: Product;
  cardColour: string | undefined;
  related: ReactNode;
  inRoom?: InRoom;
};

export function ProductScreen({ product, cardColour, related, inRoom }: ProductScreenProps) {
  const configured = useConfiguredProduct(product, cardColour);
  // Fields and price answer every key at once; the large parts follow as soon as there is a moment.
  const shown = useDeferredValue(configured);
  const { category } = product;
  const listing = paths.subCategory(category, subCategorySlug(category, product.subCategory));
  return (
    <div className="container">
      <div className={styles.top}>
        <BackButton fallback={listing} />
        <Breadcrumb
          crumbs={[
            { label: 'Home', to: paths.home },
            { label: categoryNames(category).menuLabel, to: paths.category(category) },
            { label: subCategoryLabel(product.subCategory), to: listing },
            { label: product.title },
          ]}
        />
      </div>
      <OpenedLineNote {...configured} />
      <div className={styles.columns}>
        <div className={styles.gallery}>
          <Gallery configured={shown} inRoom={inRoom} />
        </div>
        <div className={styles.panel}>
          <ProductPanel {...configured} />
        </div>
      </div>
      <Facts configured={shown} />
      {related}
    </div>
  );
}

type Shown = { configured: ConfiguredProduct };

const Gallery = memo(function Gallery({ configured, inRoom }: Shown & { inRoom: InRoom | undefined }) {
  return <ProductGallery {...configured} inRoom={inRoom} />;
});

const Facts = memo(function Facts({ configured }: Shown) {
  return <ProductFacts {...configured} />;
});
