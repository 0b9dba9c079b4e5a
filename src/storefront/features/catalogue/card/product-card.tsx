import { type PointerEvent, useState } from 'react';
import type { Product } from '#contract/api/catalogue.ts';
import { paths } from '#contract/paths.ts';
import { subCategoryLabel } from '#domain/catalogue/sub-category.ts';
import { Picture } from '#storefront/pictures/picture.tsx';
import { productState } from '#storefront/state/product/product-navigation.ts';
import { Link } from '#ui/actions/link.tsx';
import { CardActions } from './card-actions.tsx';
import { coloursOf, picturesOf } from './card-pictures.ts';
import { CardPrice } from './card-price.tsx';
import { CardSwatches } from './card-swatches.tsx';
import styles from './product-card.module.css';

/** In a grid of 2, 3 and 4 columns. */
const GRID_SIZES = '(min-width: 1280px) 302px, (min-width: 1024px) 23vw, (min-width: 768px) 31vw, 46vw';
const RATIO = '4 / 5';

type ProductCardProps = {
  product: Product;
  /** Among the first pictures in sight. */
  priority?: boolean;
  /** How wide the card stands on the screen, as in HTML. */
  sizes?: string;
  headingLevel?: 'h2' | 'h3';
  /** The colour to begin with; the first one when left out. */
  colorHex?: string | undefined;
};

/** The title's link covers the whole card; actions and swatches lie above it, so no link contains another control. */
export function ProductCard(props: ProductCardProps) {
  const { product, priority = false, sizes = GRID_SIZES, headingLevel: Heading = 'h3', colorHex } = props;
  const colours = coloursOf(product);
  const [hex, setHex] = useState(colorHex ?? colours[0]?.hex);
  const [isHovered, setHovered] = useState(false);
  const { main, room } = picturesOf(product, hex);
  const hover = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setHovered(true);
  };
  return (
    <article className={styles.card} onPointerEnter={hover}>
      <div className={styles.media}>
        <Picture file={main} alt="" sizes={sizes} ratio={RATIO} priority={priority} />
        {/* Fetched when a mouse first rests on the card: a list of rooms that nobody looks at costs nothing. */}
        {isHovered && room && (
          <span className={styles.room}>
            <Picture file={room} alt="" sizes={sizes} fill priority />
          </span>
        )}
        <CardActions product={product} colorHex={hex} />
      </div>
      <div className={styles.words}>
        <p className={styles.kind}>{subCategoryLabel(product.subCategory)}</p>
        <Heading className={styles.title}>
          <Link to={paths.product(product.id)} state={productState(product, hex)} className={styles.link}>
            {product.title}
          </Link>
        </Heading>
        <p className={styles.price}>
          <CardPrice product={product} />
        </p>
        {colours.length > 0 && (
          <div className={styles.swatches}>
            <CardSwatches title={product.title} colours={colours} value={hex} onChange={setHex} />
          </div>
        )}
      </div>
    </article>
  );
}
