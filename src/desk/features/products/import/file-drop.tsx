import { useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icons/icon.tsx';
import styles from './import-products.module.css';

/** Takes a file by drag and drop or, for keyboards and phones, with the button inside. */
export function FileDrop({ onFile }: { onFile: (file: File) => void }) {
  const [isOver, setOver] = useState(false);
  return (
    <label
      className={classNames(styles.drop, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
    >
      <Icon name="share" size={28} />
      <span className={styles.dropTitle}>Choose a CSV or JSON file, or drop it here</span>
      <span className={styles.soft}>You'll see what it changes before anything is saved.</span>
      <input
        type="file"
        accept=".csv,.json,text/csv,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Lets the same file be chosen again after a correction.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
