import { Picture } from '#storefront/pictures/picture.tsx';
import type { RendererStatus } from './rendering/use-room-renderer.ts';
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

const NOT_LIVE: Readonly<Partial<Record<RendererStatus, string>>> = {
  unavailable: "The live view isn't working in this browser right now.",
  failed: "We couldn't load the live view. Please check your connection and try again.",
};

/** Explains why a still picture is shown. */
export function toStillLines(status: RendererStatus): string[] | undefined {
  const reason = NOT_LIVE[status];
  return reason === undefined ? undefined : [reason, 'This is a still picture, not your size.'];
}
