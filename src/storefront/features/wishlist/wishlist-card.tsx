import { useId, useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { WishlistEntryReading } from '#contract/readers/wishlist-reader.ts';
import { getSubCategoryLabel } from '#domain/catalogue/sub-category.ts';
import { formatRate, PER_SQUARE_FOOT_LABEL } from '#domain/money/format-rupees.ts';
import { createProductState } from '#storefront/state/product/product-navigation.ts';
import { selectIsChanging, selectMissingProduct } from '#storefront/state/wishlist/wishlist-slice.ts';
import { Button } from '#ui/actions/button.tsx';
import { buttonClass } from '#ui/actions/button-style.ts';
import { Link } from '#ui/actions/link.tsx';
import { Swatch } from '#ui/fields/swatch.tsx';
import { Price } from '#ui/layout/price.tsx';
import { useAppSelector } from '../../state/hooks.ts';
import { buildCardFacts } from './card-facts.ts';
import { CardPictures } from './card-pictures.tsx';
import styles from './wishlist-card.module.css';

type WishlistCardProps = { entry: WishlistEntryReading; onRemove: () => void };

export function WishlistCard({ entry, onRemove }: WishlistCardProps) {
  const { productId } = entry;
  const titleId = useId();
  const [isFocused, setFocused] = useState(false);
  const sought = useAppSelector((state) => selectMissingProduct(state, productId));
  const isChanging = useAppSelector((state) => selectIsChanging(state, productId));
  const { product, title, subCategory, image, secondImage, colours, ratePaise } = buildCardFacts(entry, sought);
  // A discontinued product keeps its entry, shown from the stored fields.
  const isGone = !product && sought === null;
  return (
    <article
      className={styles.card}
      aria-labelledby={titleId}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <CardPictures image={image} second={secondImage} isFocused={isFocused} />
      <div className={styles.words}>
        <p className={styles.kind}>{getSubCategoryLabel(subCategory)}</p>
        <h2 id={titleId} className={styles.title}>
          {title || (isGone ? 'A product of earlier days' : 'Loading…')}
        </h2>
        {ratePaise !== undefined && (
          <p className={styles.price}>
            <Price amount={formatRate(ratePaise)} unit={PER_SQUARE_FOOT_LABEL} />
          </p>
        )}
        {colours.length > 0 && (
          <p className={styles.colours}>
            {colours.map(({ hex, name }) => (
              <Swatch key={hex} colour={hex} name={name} />
            ))}
          </p>
        )}
        {isGone && <p className={styles.gone}>No longer in the shop</p>}
      </div>
      <div className={styles.actions}>
        {!isGone && (
          <Link
            to={paths.product(productId)}
            state={product && createProductState(product)}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
            aria-describedby={titleId}
          >
            View Details
          </Link>
        )}
        <Button variant="quiet" busy={isChanging} aria-describedby={titleId} data-remove={productId} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </article>
  );
}
