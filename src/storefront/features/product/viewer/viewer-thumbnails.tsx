import type { PictureFile } from '#storefront/pictures/picture.tsx';
import { LoadingImage } from './display/loading-image.tsx';
import styles from './viewer-thumbnails.module.css';

type Thumbnail = { name: string; file: PictureFile | undefined };

type ViewerThumbnailsProps = {
  thumbnails: readonly Thumbnail[];
  /** The position of the chosen picture. */
  chosen: number;
  onChoose(position: number): void;
  onFail(url: string): void;
};

export function ViewerThumbnails({ thumbnails, chosen, onChoose, onFail }: ViewerThumbnailsProps) {
  return (
    <fieldset className={styles.thumbnails} aria-label="Pictures">
      {thumbnails.map(({ name, file }, position) => (
        <button
          key={name}
          type="button"
          className={styles.thumbnail}
          aria-label={name}
          aria-pressed={position === chosen}
          onClick={() => onChoose(position)}
        >
          {file && (
            <LoadingImage key={file.url} file={file} alt="" sizes="72px" className={styles.image} onFail={onFail} />
          )}
        </button>
      ))}
    </fieldset>
  );
}
