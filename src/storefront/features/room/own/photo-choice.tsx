import { useId, useState } from 'react';
import { buttonClass } from '#ui/actions/button-style.ts';
import styles from '../room.module.css';
import { NO_PHOTO_MESSAGE, type OwnPhoto, openPhoto } from './own-photo.ts';

type PhotoChoiceProps = { label: string; onPhoto: (photo: OwnPhoto) => void };

export function PhotoChoice({ label, onPhoto }: PhotoChoiceProps) {
  const id = useId();
  const [isRefused, setRefused] = useState(false);
  const open = async (file: File | undefined) => {
    if (!file) return;
    const photo = await openPhoto(file);
    setRefused(photo === undefined);
    if (photo) onPhoto(photo);
  };
  return (
    <div className={styles.photoChoice}>
      <input
        id={id}
        type="file"
        accept="image/*"
        className="visually-hidden"
        onChange={(event) => {
          void open(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <label htmlFor={id} className={buttonClass({ variant: 'secondary', size: 'small' })}>
        {label}
      </label>
      {isRefused && <p role="alert">{NO_PHOTO_MESSAGE}</p>}
    </div>
  );
}
