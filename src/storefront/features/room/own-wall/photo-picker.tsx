import { useId, useState } from 'react';
import { buttonClass } from '#ui/actions/button-style.ts';
import styles from '../room.module.css';
import { type OwnPhoto, readPhoto, UNREADABLE_PHOTO_MESSAGE } from './own-photo.ts';

type PhotoPickerProps = { label: string; onPhoto: (photo: OwnPhoto) => void };

export function PhotoPicker({ label, onPhoto }: PhotoPickerProps) {
  const id = useId();
  const [isRefused, setRefused] = useState(false);
  const open = async (file: File | undefined) => {
    if (!file) return;
    const photo = await readPhoto(file);
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
      {isRefused && <p role="alert">{UNREADABLE_PHOTO_MESSAGE}</p>}
    </div>
  );
}
