import { type DragEvent, useRef, useState } from 'react';
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from '#contract/desk/products/pictures.ts';
import { hasFiles } from '#desk/elements/use-ignored-drops.ts';
import { Button } from '#ui/actions/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import styles from './drop-zone.module.css';
import { PICTURE_TYPES } from './upload-picture.ts';

const LIMITS = `JPEG, PNG, WebP or AVIF, up to ${MAX_PICTURE_BYTES / 1024 / 1024} MB and ${MAX_PICTURE_PIXELS / 1_000_000} megapixels each. You can choose several at once.`;

/** Adds pictures by drag and drop or with a button. */
export function DropZone({ onAdd }: { onAdd: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(false);
    onAdd([...event.dataTransfer.files]);
  };
  return (
    // The button does the same for keyboards.
    <section
      aria-label="Add pictures"
      className={styles.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="image" size={28} />
      <p>
        <b>Drop pictures here</b>, or{' '}
        <Button variant="secondary" size="small" data-path="images" onClick={() => input.current?.click()}>
          Choose pictures
        </Button>
      </p>
      <p className={styles.limits}>{LIMITS}</p>
      <input
        ref={input}
        hidden
        type="file"
        multiple
        accept={PICTURE_TYPES.join(',')}
        onChange={({ target }) => {
          onAdd([...(target.files ?? [])]);
          // Lets the same file be chosen again.
          target.value = '';
        }}
      />
    </section>
  );
}
