import { useState } from 'react';
import { NO_VIDEO, SHIPPED_VIDEOS } from '#contract/content/collection-defaults.ts';
import type { CollectionPage } from '#contract/content/collections-content.ts';
import { MAX_LINE_LENGTH, MAX_PARAGRAPH_LENGTH } from '#contract/content/content-fields.ts';
import fieldStyles from '#desk/elements/fields/fields.module.css';
import { LongTextField, TextField } from '#desk/elements/fields/text-field.tsx';
import { CATEGORIES } from '#domain/catalogue/category.ts';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { PictureField } from '../fields/picture-field.tsx';
import styles from './collections.module.css';

type PageFieldsProps = {
  /** Path of the page in the draft. */
  path: string;
  /** Name of the category or sub-category. */
  name: string;
  pictureHint: string;
  /** Names the default, such as 'The video of this shop'. */
  shippedVideo: string;
  page: CollectionPage;
  onChange: (changes: Partial<CollectionPage>) => void;
};

/** Picture, text and video of a category or sub-category. */
export const PageFields = ({ path, name, pictureHint, shippedVideo, page, onChange }: PageFieldsProps) => (
  <div className={styles.page}>
    <LongTextField
      path={`${path}.text`}
      label={`Text: ${name}`}
      hint="Under the title of its page, and in search results."
      limit={MAX_PARAGRAPH_LENGTH}
      value={page.text}
      onChange={(text) => onChange({ text })}
    />
    <div className={fieldStyles.fields}>
      <PictureField
        path={`${path}.picture`}
        label={`Picture: ${name}`}
        hint={pictureHint}
        isOptional
        value={page.picture}
        onChange={(picture) => onChange({ picture })}
      />
      <VideoField path={`${path}.video`} name={name} shipped={shippedVideo} value={page.video} onChange={onChange} />
    </div>
    <TextField
      path={`${path}.caption`}
      label={`Text over the video: ${name}`}
      limit={MAX_LINE_LENGTH}
      isOptional
      value={page.caption}
      onChange={(caption) => onChange({ caption })}
    />
  </div>
);

const OWN_FILE = 'file';
/** Every address begins with it, so nobody has to type it. */
const VIDEO_FOLDER = '/video/';

type VideoFieldProps = {
  path: string;
  name: string;
  shipped: string;
  value: string;
  onChange: (changes: Pick<CollectionPage, 'video'>) => void;
};

function VideoField({ path, name, shipped, value, onChange }: VideoFieldProps) {
  const [isOwnFile, setOwnFile] = useState(false);
  const isListed = ['', NO_VIDEO, ...SHIPPED_VIDEOS].includes(value);
  const choice = isOwnFile || !isListed ? OWN_FILE : value;
  const options = [
    { value: '', label: shipped },
    { value: NO_VIDEO, label: 'No video' },
    ...SHIPPED_VIDEOS.map((category) => ({ value: category, label: `Video of ${CATEGORIES[category].name}` })),
    { value: OWN_FILE, label: 'A file of your own' },
  ];
  return (
    <div className={styles.page}>
      <Field label={`Video: ${name}`}>
        {(control) => (
          <Select
            {...control}
            options={options}
            value={choice}
            onChange={({ target }) => {
              setOwnFile(target.value === OWN_FILE);
              onChange({ video: target.value === OWN_FILE ? VIDEO_FOLDER : target.value });
            }}
          />
        )}
      </Field>
      {choice === OWN_FILE && (
        <TextField
          path={path}
          label={`Address of the video: ${name}`}
          hint="An mp4 or webm file in the shop's folder public/video, such as /video/spring.mp4."
          value={value}
          onChange={(video) => onChange({ video })}
        />
      )}
    </div>
  );
}
