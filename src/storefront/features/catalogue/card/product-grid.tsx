import { memo } from 'react';
import type { Product } from '#contract/api/catalogue.ts';
import type { FirstColours } from './first-colours.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

type ProductGridProps = {
  products: readonly Product[];
  /** How many pictures are in sight at once and should not wait. */
  priorityCount?: number;
  headingLevel?: 'h2' | 'h3';
  firstColours?: FirstColours | undefined;
};

/** Drawn again only for other products: what happens around a list is no reason. */
export const ProductGrid = memo(function ProductGrid(props: ProductGridProps) {
  const { products, priorityCount = 0, headingLevel = 'h3', firstColours } = props;
  return (
    <ul className={styles.grid}>
      {products.map((product, place) => (
        // A card keeps the colour that was chosen on it until other colours are asked for.
        <li key={`${product.id} ${firstColours?.key ?? ''}`}>
          <ProductCard
            product={product}
            priority={place < priorityCount}
            headingLevel={headingLevel}
            colorHex={firstColours?.hexOf(product)}
          />
        </li>
      ))}
    </ul>
  );
});
