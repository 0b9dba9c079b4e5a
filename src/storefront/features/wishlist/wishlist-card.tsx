import { useId, useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { ListedWishlistEntry } from '#contract/readers/wishlist-reader.ts';
import { getSubCategoryLabel } from '#domain/catalogue/sub-category.ts';
import { formatRate, PER_SQUARE_FOOT_LABEL } from '#domain/money/format-rupees.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import { createProductHistoryState } from '#storefront/state/product/product-navigation.ts';
import { selectFetchedProduct, selectIsChanging } from '#storefront/state/wishlist/wishlist-slice.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Swatch } from '#ui/fields/swatch.tsx';
import { PriceText } from '#ui/layout/price-text.tsx';
import { buildCardContent } from './card-content.ts';
import styles from './wishlist-card.module.css';
import { WishlistPictures } from './wishlist-pictures.tsx';

type WishlistCardProps = { entry: ListedWishlistEntry; onRemove: () => void };

export function WishlistCard({ entry, onRemove }: WishlistCardProps) {
  const { productId } = entry;
  const titleId = useId();
  const [isFocusWithin, setIsFocusWithin] = useState(false);
  const fetchedProduct = useAppSelector((state) => selectFetchedProduct(state, productId));
  const isRemoving = useAppSelector((state) => selectIsChanging(state, productId));
  const { product, title, subCategory, image, secondImage, colours, ratePaise } = buildCardContent(
    entry,
    fetchedProduct,
  );
  // The server no longer has the product; the card shows the entry's stored fields.
  const isDiscontinued = !product && fetchedProduct === null;
  return (
    <article
      className={styles.card}
      aria-labelledby={titleId}
      onFocus={() => setIsFocusWithin(true)}
      onBlur={() => setIsFocusWithin(false)}
    >
      <WishlistPictures image={image} secondImage={secondImage} isFocusWithin={isFocusWithin} />
      <div className={styles.text}>
        <p className={styles.subCategory}>{getSubCategoryLabel(subCategory)}</p>
        <h2 id={titleId} className={styles.title}>
          {title || (isDiscontinued ? 'Unavailable product' : 'Loading…')}
        </h2>
        {ratePaise !== undefined && (
          <p className={styles.price}>
            <PriceText amount={formatRate(ratePaise)} unit={PER_SQUARE_FOOT_LABEL} />
          </p>
        )}
        {colours.length > 0 && (
          <p className={styles.colours}>
            {colours.map(({ colourHex, name }) => (
              <Swatch key={colourHex} colour={colourHex} name={name} />
            ))}
          </p>
        )}
        {isDiscontinued && <p className={styles.discontinued}>No longer sold</p>}
      </div>
      <div className={styles.actions}>
        {!isDiscontinued && (
          <ButtonLink
            to={paths.product(productId)}
            state={product && createProductHistoryState(product)}
            variant="secondary"
            size="small"
            aria-describedby={titleId}
          >
            View Details
          </ButtonLink>
        )}
        <Button
          variant="quiet"
          isBusy={isRemoving}
          aria-describedby={titleId}
          data-remove={productId}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
    </article>
  );
}
