import { useState } from 'react';
import type { ProductImage } from '#contract/storefront/catalogue.ts';
import { useMediaQuery } from '#storefront/browser/page/media-query.ts';
import { Picture } from '#storefront/pictures/picture.tsx';
import styles from './wishlist-card.module.css';

const SIZES = '(min-width: 1024px) 18rem, (min-width: 768px) 31vw, 46vw';

type CardPicturesProps = {
  image: ProductImage | undefined;
  second: ProductImage | undefined;
  /** The card has keyboard focus (D-16). */
  isFocused: boolean;
};

/** Loads the second picture on first hover or focus; on touch devices it is a small inset. */
export function CardPictures({ image, second, isFocused }: CardPicturesProps) {
  const [wasHovered, setHovered] = useState(false);
  const hasNoPointer = useMediaQuery('(hover: none)');
  const showsSecond = wasHovered || isFocused || hasNoPointer;
  return (
    <div className={styles.media} onPointerEnter={() => setHovered(true)}>
      <Picture file={image} alt="" sizes={SIZES} ratio="4 / 5" />
      {second && showsSecond && (
        <span className={styles.second}>
          <Picture file={second} alt="" sizes={SIZES} fill />
        </span>
      )}
    </div>
  );
}
