import { useState } from 'react';
import { Picture } from '#storefront/pictures/picture.tsx';
import { getShopPicture } from '#storefront/pictures/shop-picture.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './site-menu.module.css';

/** Loads a picture when first shown and keeps it mounted for the fade. */
export function MenuBackdrop({ picture }: { picture: string | undefined }) {
  const [loaded, setLoaded] = useState<readonly string[]>([]);
  if (picture !== undefined && !loaded.includes(picture)) setLoaded([...loaded, picture]);
  return (
    <div className={styles.backdrop} aria-hidden="true">
      {loaded.map((name) => {
        const file = getShopPicture(name);
        return (
          <div key={name} data-picture={name} className={classNames(styles.room, name === picture && styles.shown)}>
            {file && <Picture file={file} alt="" sizes="100vw" fill priority />}
          </div>
        );
      })}
      <div className={styles.scrim} />
    </div>
  );
}
