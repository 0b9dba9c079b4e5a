import { useState } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import styles from './profile-head.module.css';

type AvatarProps = { image: string | undefined; initials: string };

/** Decoration beside the name: a picture, or initials when there is none or it cannot be shown. */
export function Avatar({ image, initials }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <span className={styles.avatar} aria-hidden="true">
      {image !== undefined && failed !== image ? (
        <img src={image} alt="" width={96} height={96} onError={() => setFailed(image)} />
      ) : (
        initials || <Icon name="user" size={40} />
      )}
    </span>
  );
}
