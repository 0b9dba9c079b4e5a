import { Button } from '#ui/actions/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import styles from './upload-list.module.css';
import type { Upload, UploadQueue } from './upload-queue.ts';

type UploadListProps = { uploads: readonly Upload[]; queue: UploadQueue };

/** Lists files that are uploading, with progress, and those that failed, with the reason. */
export const UploadList = ({ uploads, queue }: UploadListProps) =>
  uploads.length > 0 && (
    <ul className={styles.list} aria-label="Uploads">
      {uploads.map((upload) => (
        <li key={upload.id} className={styles.upload}>
          <span className={styles.name} dir="auto">
            {upload.file.name}
          </span>
          <UploadState upload={upload} />
          <span className={styles.actions}>
            {upload.state === 'failed' && (
              <Button
                variant="secondary"
                size="small"
                aria-label={`Try again: ${upload.file.name}`}
                onClick={() => queue.retry(upload.id)}
              >
                Try again
              </Button>
            )}
            <Button
              variant="quiet"
              size="small"
              aria-label={`${getCancelLabel(upload)}: ${upload.file.name}`}
              onClick={() => queue.cancel(upload.id)}
            >
              {getCancelLabel(upload)}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );

const isOver = ({ state }: Upload): boolean => state === 'refused' || state === 'failed';
const getCancelLabel = (upload: Upload): string => (isOver(upload) ? 'Dismiss' : 'Cancel');

function UploadState({ upload }: { upload: Upload }) {
  const { state, share, message, file } = upload;
  if (isOver(upload))
    return (
      <p role="alert" className={styles.problem}>
        <Icon name="alert" size={18} />
        <span>{message}</span>
      </p>
    );
  if (state === 'waiting') return <span className={styles.note}>Waiting</span>;
  // Without a value, the bar shows that the server is processing the file.
  const isSent = share >= 1;
  return (
    <span className={styles.progress}>
      <progress aria-label={`Upload of ${file.name}`} max={1} value={isSent ? undefined : share} />
      <span className={styles.note}>{isSent ? 'Checking and resizing…' : `${Math.round(share * 100)}%`}</span>
    </span>
  );
}
