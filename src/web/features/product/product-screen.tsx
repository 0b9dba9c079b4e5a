import type { ReactNode } from 'react';
import type { Product } from '#contract/api/catalogue.ts';
import { paths } from '#contract/paths.ts';
import { categoryNames } from '#domain/catalogue/category.ts';
import { subCategoryLabel, subCategorySlug } from '#domain/catalogue/sub-category.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { BackButton } from './back-button.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductPanel } from './product-panel.tsx';
import styles from './product-screen.module.css';
import { useConfiguredProduct } from './use-configured-product.ts';

type ProductScreenProps = { product: Product; cardColour: string | undefined; related: ReactNode };

export function ProductScreen({ product, cardColour, related }: ProductScreenProps) {
  const configured = useConfiguredProduct(product, cardColour);
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
      <div className={styles.columns}>
        <div className={styles.gallery}>
          <ProductGallery {...configured} />
        </div>
        <div className={styles.panel}>
          <ProductPanel {...configured} />
        </div>
      </div>
      <ProductFacts {...configured} />
      {related}
    </div>
  );
}
