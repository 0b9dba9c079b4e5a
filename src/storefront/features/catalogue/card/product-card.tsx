import { type PointerEvent, useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { getSubCategoryLabel } from '#domain/catalogue/sub-category.ts';
import { Picture } from '#storefront/pictures/picture.tsx';
import { createProductHistoryState } from '#storefront/state/product/product-navigation.ts';
import { Link } from '#ui/actions/link.tsx';
import { CardActions } from './card-actions.tsx';
import { listCardColours, pickCardPictures } from './card-pictures.ts';
import { CardPrice } from './card-price.tsx';
import { CardSwatches } from './card-swatches.tsx';
import styles from './product-card.module.css';

/** The `sizes` attribute in a grid of 2, 3 or 4 columns. */
const GRID_SIZES = '(min-width: 1280px) 302px, (min-width: 1024px) 23vw, (min-width: 768px) 31vw, 46vw';
const RATIO = '4 / 5';

type ProductCardProps = {
  product: Product;
  /** Loads the picture eagerly. */
  priority?: boolean;
  /** The `sizes` attribute of the picture. */
  sizes?: string;
  headingLevel?: 'h2' | 'h3';
  /** The initial colour; defaults to the first one. */
  colorHex?: string | undefined;
};

/** The title's link covers the card; actions and swatches are above it, so that links contain no controls. */
export function ProductCard(props: ProductCardProps) {
  const { product, priority = false, sizes = GRID_SIZES, headingLevel: Heading = 'h3', colorHex } = props;
  const colours = listCardColours(product);
  const [hex, setHex] = useState(colorHex ?? colours[0]?.hex);
  const [isHovered, setIsHovered] = useState(false);
  const { main, room } = pickCardPictures(product, hex);
  const handlePointerEnter = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setIsHovered(true);
  };
  return (
    <article className={styles.card} onPointerEnter={handlePointerEnter}>
      <div className={styles.media}>
        <Picture file={main} alt="" sizes={sizes} ratio={RATIO} priority={priority} />
        {/* Loaded on first hover. */}
        {isHovered && room && (
          <span className={styles.room}>
            <Picture file={room} alt="" sizes={sizes} fill priority />
          </span>
        )}
        <CardActions product={product} colorHex={hex} />
      </div>
      <div className={styles.text}>
        <p className={styles.kind}>{getSubCategoryLabel(product.subCategory)}</p>
        <Heading className={styles.title}>
          <Link to={paths.product(product.id)} state={createProductHistoryState(product, hex)} className={styles.link}>
            {product.title}
          </Link>
        </Heading>
        <p className={styles.price}>
          <CardPrice product={product} />
        </p>
        {colours.length > 0 && <CardSwatches title={product.title} colours={colours} value={hex} onChange={setHex} />}
      </div>
    </article>
  );
}
