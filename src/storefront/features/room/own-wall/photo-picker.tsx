import { useId, useState } from 'react';
import { getButtonClass } from '#ui/actions/button-style.ts';
import styles from '../room.module.css';
import { type OwnPhoto, readPhoto, UNREADABLE_PHOTO_MESSAGE } from './own-photo.ts';

type PhotoPickerProps = { label: string; onPick: (photo: OwnPhoto) => void };

export function PhotoPicker({ label, onPick }: PhotoPickerProps) {
  const id = useId();
  const [isUnreadable, setIsUnreadable] = useState(false);
  const open = async (file: File | undefined) => {
    if (!file) return;
    const photo = await readPhoto(file);
    setIsUnreadable(photo === undefined);
    if (photo) onPick(photo);
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
      <label htmlFor={id} className={getButtonClass({ variant: 'secondary', size: 'small' })}>
        {label}
      </label>
      {isUnreadable && <p role="alert">{UNREADABLE_PHOTO_MESSAGE}</p>}
    </div>
  );
}
