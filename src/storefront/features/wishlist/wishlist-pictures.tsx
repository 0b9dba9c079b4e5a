import { useState } from 'react';
import type { ProductImage } from '#contract/storefront/catalogue.ts';
import { useMediaQuery } from '#storefront/browser/page/media-query.ts';
import { Picture } from '#storefront/pictures/picture.tsx';
import styles from './wishlist-card.module.css';

const SIZES = '(min-width: 1024px) 18rem, (min-width: 768px) 31vw, 46vw';

type WishlistPicturesProps = {
  image: ProductImage | undefined;
  secondImage: ProductImage | undefined;
  /** The focus is on a control of the card (D-16). */
  isFocusWithin: boolean;
};

/** Loads the second picture on first hover or focus; on touch devices it is a small inset. */
export function WishlistPictures({ image, secondImage, isFocusWithin }: WishlistPicturesProps) {
  const [wasHovered, setWasHovered] = useState(false);
  const isTouchDevice = useMediaQuery('(hover: none)');
  const showsSecond = wasHovered || isFocusWithin || isTouchDevice;
  return (
    <div className={styles.media} onPointerEnter={() => setWasHovered(true)}>
      <Picture file={image} alt="" sizes={SIZES} ratio="4 / 5" />
      {secondImage && showsSecond && (
        <span className={styles.second}>
          <Picture file={secondImage} alt="" sizes={SIZES} fill />
        </span>
      )}
    </div>
  );
}
