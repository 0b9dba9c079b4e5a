import { useId, useRef, useState } from 'react';
import { getButtonClass } from '#ui/actions/button-style.ts';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { type OwnPhoto, readPhoto, UNREADABLE_PHOTO_MESSAGE } from './own-photo.ts';
import styles from './own-wall.module.css';

type PhotoPickerProps = { label: string; onPick: (photo: OwnPhoto) => void };

export function PhotoPicker({ label, onPick }: PhotoPickerProps) {
  const id = useId();
  const [isUnreadable, setIsUnreadable] = useState(false);
  const [isReading, setIsReading] = useState(false);
  /** Ignores an earlier pick that finishes loading later. */
  const pickCount = useRef(0);
  const open = async (file: File | undefined) => {
    if (!file) return;
    pickCount.current += 1;
    const pick = pickCount.current;
    setIsReading(true);
    const photo = await readPhoto(file);
    if (pick !== pickCount.current) return;
    setIsReading(false);
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
      {isReading && <LoadingText>Opening your photo ...</LoadingText>}
      {isUnreadable && !isReading && <p role="alert">{UNREADABLE_PHOTO_MESSAGE}</p>}
    </div>
  );
}
