import { useState } from 'react';
import { Picture } from '#storefront/pictures/picture.tsx';
import { getShopPicture } from '#storefront/pictures/shop-picture.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './site-menu.module.css';

/** Loads a picture when first shown and keeps it mounted for the fade. */
export function MenuBackdrop({ pictureName }: { pictureName: string | undefined }) {
  const [mounted, setMounted] = useState<readonly string[]>([]);
  if (pictureName !== undefined && !mounted.includes(pictureName)) setMounted([...mounted, pictureName]);
  return (
    <div className={styles.backdrop} aria-hidden="true">
      {mounted.map((name) => {
        const file = getShopPicture(name);
        return (
          <div key={name} data-picture={name} className={classNames(styles.room, name === pictureName && styles.shown)}>
            {file && <Picture file={file} alt="" sizes="100vw" fill priority />}
          </div>
        );
      })}
      <div className={styles.scrim} />
    </div>
  );
}
