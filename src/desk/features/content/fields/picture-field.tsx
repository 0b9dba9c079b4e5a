import { useContext, useEffect, useRef } from 'react';
import { type ContentPicture, MAX_LINE_LENGTH } from '#contract/content/content-fields.ts';
import { focusField, useFieldError } from '#desk/elements/fields/field-errors.ts';
import { TextField } from '#desk/elements/fields/text-field.tsx';
import { UploadList } from '#desk/elements/uploads/upload-list.tsx';
import { PICTURE_TYPES } from '#desk/elements/uploads/upload-picture.ts';
import { useUploads } from '#desk/elements/uploads/use-uploads.ts';
import { getPictureSources } from '#domain/catalogue/pictures/picture-sources.ts';
import { Button } from '#ui/actions/button.tsx';
import { UploadTracker } from '../editor/upload-tracker.ts';
import styles from './picture-field.module.css';

type PictureFieldProps = {
  /** Path of the picture in the draft, such as `hero.picture`. */
  path: string;
  /** Such as 'Picture' or 'Picture for phones'. */
  label: string;
  hint?: string;
  isOptional?: boolean;
  value: ContentPicture | null;
  onChange: (picture: ContentPicture | null) => void;
};

/** One picture with its alternative text. */
export function PictureField({ path, label, hint, isOptional = false, value, onChange }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const problem = useFieldError(path);
  const [uploads, queue] = useUploads((picture) => {
    onChange({ ...picture, alt: '' });
    return undefined;
  });
  useTrackedUploads(
    path,
    uploads.some(({ state }) => state === 'waiting' || state === 'sending'),
  );
  return (
    <fieldset className={styles.picture}>
      <legend>
        {label}
        {isOptional && <span className={styles.note}> (optional)</span>}
      </legend>
      {hint && <p className={styles.note}>{hint}</p>}
      {value && <Thumbnail picture={value} />}
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="small"
          data-path={path}
          aria-label={`${value ? 'Replace' : 'Choose a picture'}: ${label}`}
          onClick={() => input.current?.click()}
        >
          {value ? 'Replace' : 'Choose a picture'}
        </Button>
        {value && isOptional && (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Remove: ${label}`}
            onClick={() => {
              focusField(path);
              onChange(null);
            }}
          >
            Remove
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <UploadList uploads={uploads} queue={queue} />
      <input
        ref={input}
        hidden
        type="file"
        accept={PICTURE_TYPES.join(',')}
        onChange={({ target }) => {
          queue.add([...(target.files ?? [])]);
          // Lets the same file be chosen again.
          target.value = '';
        }}
      />
      {value && (
        <TextField
          path={`${path}.alt`}
          label="Alternative text"
          limit={MAX_LINE_LENGTH}
          hint="Describe the picture for people who can't see it."
          value={value.alt}
          onChange={(alt) => onChange({ ...value, alt })}
        />
      )}
    </fieldset>
  );
}

function useTrackedUploads(path: string, isUploading: boolean): void {
  const track = useContext(UploadTracker);
  useEffect(() => {
    track(path, isUploading);
    return () => track(path, false);
  }, [track, path, isUploading]);
}

function Thumbnail({ picture }: { picture: ContentPicture }) {
  const { src, srcSet, type } = getPictureSources(picture);
  return (
    <picture className={styles.thumbnail} style={{ background: picture.dominantColor }}>
      {srcSet !== '' && <source type={type} srcSet={srcSet} sizes="12rem" />}
      <img src={src} alt={picture.alt} width={picture.width} height={picture.height} loading="lazy" />
    </picture>
  );
}
