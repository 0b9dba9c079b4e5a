import type { PictureFile } from '#storefront/pictures/picture.tsx';
import { LoadingImage } from './display/loading-image.tsx';
import styles from './viewer-thumbnails.module.css';

export type PictureChoice = 'main' | 'alternate';
type Thumbnail = { choice: PictureChoice; name: string; file: PictureFile | undefined };

type ViewerThumbnailsProps = {
  thumbnails: readonly Thumbnail[];
  chosen: PictureChoice;
  onChoose(choice: PictureChoice): void;
  onFail(url: string): void;
};

export function ViewerThumbnails({ thumbnails, chosen, onChoose, onFail }: ViewerThumbnailsProps) {
  return (
    <fieldset className={styles.thumbnails} aria-label="Pictures">
      {thumbnails.map(({ choice, name, file }) => (
        <button
          key={choice}
          type="button"
          className={styles.thumbnail}
          aria-label={name}
          aria-pressed={choice === chosen}
          onClick={() => onChoose(choice)}
        >
          {file && (
            <LoadingImage key={file.url} file={file} alt="" sizes="72px" className={styles.image} onFail={onFail} />
          )}
        </button>
      ))}
    </fieldset>
  );
}
