import type { DraftImage } from '#contract/desk/products/desk-product.ts';
import fieldStyles from '#desk/elements/fields/fields.module.css';
import { NumberField } from '#desk/elements/fields/number-field.tsx';
import { TextField } from '#desk/elements/fields/text-field.tsx';
import { DragHandle, MoveButtons } from '#desk/elements/ordering/move-buttons.tsx';
import type { useDragOrder } from '#desk/elements/ordering/use-drag-order.ts';
import { IMAGE_KINDS, type ImageKind } from '#domain/catalogue/pictures/image-kinds.ts';
import { getPictureSources } from '#domain/catalogue/pictures/picture-sources.ts';
import { Button } from '#ui/actions/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { type ColourGroup, getPictureName, type PictureChanges } from './draft-pictures.ts';
import styles from './pictures.module.css';

type PictureCardProps = {
  image: DraftImage;
  /** Position in the draft. */
  index: number;
  /** Position within its colour. */
  place: { index: number; count: number };
  groups: readonly ColourGroup[];
  order: ReturnType<typeof useDragOrder>;
  onChange: (changes: PictureChanges) => void;
  /** A colour code, '' for none or 'new'. */
  onColour: (choice: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

const KIND_LABELS: Readonly<Record<ImageKind, string>> = {
  flat: 'Flat: pattern from the front',
  product: 'Product: by itself',
  room: 'Room: in a furnished room',
  detail: 'Detail: a close-up',
};
const KINDS = IMAGE_KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind] }));

export const NEW_COLOUR = 'new';

/** Edits one picture. */
export function PictureCard(props: PictureCardProps) {
  const { image, index, place, groups, order, onChange, onColour, onMove, onRemove } = props;
  const path = `images.${index}`;
  const name = getPictureName(image, index + 1);
  return (
    <li className={styles.card} {...order.getItemProps(image.url)}>
      <div className={styles.head}>
        <DragHandle {...order.getHandleProps(image.url)} />
        <h4>Picture {index + 1}</h4>
        <MoveButtons name={name} entryKey={image.url} {...place} onMove={onMove} />
      </div>
      <Thumbnail image={image} />
      <div className={fieldStyles.fields}>
        <TextField
          path={`${path}.altText`}
          label="Alternative text"
          hint="Describe the picture for people who can't see it, such as ‘Blue curtain with white vines at a window’."
          value={image.altText ?? ''}
          onChange={(text) => onChange({ altText: text === '' ? undefined : text })}
        />
        <Field label="Kind">
          {(control) => (
            <Select
              {...control}
              data-path={`${path}.kind`}
              options={KINDS}
              value={image.kind}
              onChange={({ target }) => onChange({ kind: KINDS.find(({ value }) => value === target.value)?.value })}
            />
          )}
        </Field>
        <Field label="Colour">
          {(control) => (
            <Select
              {...control}
              data-path={`${path}.hexCode`}
              data-control={`colour ${image.url}`}
              options={[
                { value: '', label: 'No colour' },
                ...groups.flatMap(({ hexCode, colorName }) =>
                  hexCode === null ? [] : [{ value: hexCode.toLowerCase(), label: colorName || hexCode }],
                ),
                { value: NEW_COLOUR, label: 'New colour…' },
              ]}
              value={image.hexCode?.trim().toLowerCase() ?? ''}
              onChange={({ target }) => onColour(target.value)}
            />
          )}
        </Field>
        {image.kind === 'flat' && <FlatFields image={image} path={path} onChange={onChange} />}
      </div>
      <div>
        <Button
          variant="quiet"
          size="small"
          data-control={`remove ${image.url}`}
          aria-label={`Remove: ${name}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}

const FlatFields = ({ image, path, onChange }: Pick<PictureCardProps, 'image' | 'onChange'> & { path: string }) => (
  <>
    <NumberField
      path={`${path}.inchesWide`}
      label="True width (in)"
      hint={
        image.inchesWide === undefined
          ? 'Without it, the ruler and the room view stay off for this picture.'
          : 'How much cloth or paper the picture shows from its left to its right edge.'
      }
      isOptional
      value={image.inchesWide ?? null}
      onChange={(inches) => onChange({ inchesWide: inches ?? undefined })}
    />
    <NumberField
      path={`${path}.repeatInches`}
      label="Pattern repeat (in)"
      hint="The side of the square after which the pattern starts again."
      isOptional
      value={image.repeatInches ?? null}
      onChange={(inches) => onChange({ repeatInches: inches ?? undefined })}
    />
  </>
);

function Thumbnail({ image }: { image: DraftImage }) {
  const { src, srcSet, type } = getPictureSources(image);
  return (
    <picture className={styles.thumbnail} style={{ background: image.dominantColor }}>
      {srcSet !== '' && <source type={type} srcSet={srcSet} sizes="10rem" />}
      <img src={src} alt={image.altText ?? ''} width={image.width} height={image.height} loading="lazy" />
    </picture>
  );
}
