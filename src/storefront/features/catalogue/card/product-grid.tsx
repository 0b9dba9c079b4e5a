import { memo } from 'react';
import type { Product } from '#contract/storefront/catalogue.ts';
import { useLoadedWishlist } from '#storefront/state/wishlist/use-loaded-wishlist.ts';
import type { InitialColours } from './initial-colours.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

type ProductGridProps = {
  products: readonly Product[];
  /** How many pictures load eagerly. */
  priorityCount?: number;
  headingLevel?: 'h2' | 'h3';
  initialColours?: InitialColours | undefined;
  /** Keeps the space of products that are loading. */
  placeholderCount?: number;
};

/** Memoised: re-renders only when its products change. */
export const ProductGrid = memo(function ProductGrid(props: ProductGridProps) {
  const { products, priorityCount = 0, headingLevel = 'h3', initialColours, placeholderCount = 0 } = props;
  useLoadedWishlist();
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        // Remounts cards, and so resets their colour, when the colour search changes.
        <li key={`${product.id} ${initialColours?.key ?? ''}`}>
          <ProductCard
            product={product}
            priority={index < priorityCount}
            headingLevel={headingLevel}
            colorHex={initialColours?.findHex(product)}
          />
        </li>
      ))}
      {Array.from({ length: placeholderCount }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all the same.
        <li key={index} className={styles.placeholder} aria-hidden="true" />
      ))}
    </ul>
  );
});
