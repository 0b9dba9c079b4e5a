import { useId } from 'react';
import { Button } from '#ui/actions/button.tsx';
import styles from './import-products.module.css';
import type { ImportFile } from './read-import-file.ts';

type ImportProgressProps = { file: ImportFile; share: number; onStop: () => void };

/** Shows the upload's progress, then the check, which has no known duration. */
export function ImportProgress({ file, share, onStop }: ImportProgressProps) {
  const labelId = useId();
  const isSent = share >= 1;
  return (
    <div className={styles.progress}>
      <p id={labelId} role="status">
        {isSent ? `Checking ${formatLines(file)}…` : `Sending ${file.name}…`}
      </p>
      <progress aria-labelledby={labelId} max={1} {...(!isSent && { value: share })} />
      <div>
        <Button variant="secondary" size="small" onClick={onStop}>
          Stop
        </Button>
      </div>
    </div>
  );
}

export const formatLines = ({ lineCount, name }: ImportFile): string =>
  lineCount === undefined ? name : `${lineCount.toLocaleString('en-IN')} ${lineCount === 1 ? 'line' : 'lines'}`;
