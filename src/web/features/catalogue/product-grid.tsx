import { memo } from 'react';
import type { Product } from '#contract/api/catalogue.ts';
import { type ColourFamily, colourFamily } from '#domain/catalogue/colour-family.ts';
import { colourSwatches } from '#domain/catalogue/product-images.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

type ProductGridProps = {
  products: readonly Product[];
  /** How many pictures are in sight at once and should not wait. */
  priorityCount?: number;
  headingLevel?: 'h2' | 'h3';
  /** Cards begin with a colour of these families where they have one: what was looked for is what is seen. */
  colours?: readonly ColourFamily[];
};

const ANY_COLOUR: readonly ColourFamily[] = [];

/** Drawn again only for other products: what happens around a list is no reason. */
export const ProductGrid = memo(function ProductGrid(props: ProductGridProps) {
  const { products, priorityCount = 0, headingLevel = 'h3', colours = ANY_COLOUR } = props;
  return (
    <ul className={styles.grid}>
      {products.map((product, place) => (
        // A card keeps the colour that was chosen on it until other colours are asked for.
        <li key={`${product.id} ${colours.join()}`}>
          <ProductCard
            product={product}
            priority={place < priorityCount}
            headingLevel={headingLevel}
            colorHex={hexAmong(product, colours)}
          />
        </li>
      ))}
    </ul>
  );
});

function hexAmong({ images }: Product, families: readonly ColourFamily[]): string | undefined {
  if (families.length === 0) return undefined;
  const isAmong = (hex: string) => families.some((family) => family === colourFamily(hex));
  return colourSwatches(images).find(isAmong);
}
