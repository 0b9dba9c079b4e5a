import { Picture } from '#storefront/pictures/picture.tsx';
import styles from './room.module.css';
import { findStillImage } from './room-colours.ts';
import type { RoomProps } from './room-props.ts';

/** Shows a pre-rendered picture for browsers that cannot draw the room. */
export function StillRoom({ product, colorHex }: Pick<RoomProps, 'product' | 'colorHex'>) {
  const file = findStillImage(product.images, colorHex);
  return (
    <div className={styles.still}>
      <Picture
        fill
        file={file}
        alt={`${product.title}, a picture of the room`}
        sizes="(min-width: 1024px) 55vw, 100vw"
        priority
      />
    </div>
  );
}

export const LIVE_VIEW_UNAVAILABLE_MESSAGE =
  "The live view isn't working in this browser right now. This is a still picture, not your size.";
