import { useState } from 'react';
import { DragHandle, MoveButtons } from '#desk/elements/ordering/move-buttons.tsx';
import type { useDragOrder } from '#desk/elements/ordering/use-drag-order.ts';
import { isSameColour } from '#domain/catalogue/pictures/product-images.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import type { ColourGroup } from './draft-pictures.ts';
import styles from './pictures.module.css';

type ColourHeadProps = {
  group: ColourGroup;
  others: readonly ColourGroup[];
  /** URL of the colour's first picture. */
  groupKey: string;
  index: number;
  count: number;
  order: ReturnType<typeof useDragOrder>;
  onChange: (changes: { hexCode?: string; colorName?: string | null }) => void;
  onMove: (to: number) => void;
};

/** Edits name, code and position of a colour. */
export function ColourHead(props: ColourHeadProps) {
  const { group, others, groupKey, index, count, order, onChange, onMove } = props;
  const [taken, setTaken] = useState<ColourGroup>();
  /** Refuses a code in use, which would merge two colours. */
  const chooseCode = (hexCode: string) => {
    const owner = others.find((other) => other.hexCode !== null && isSameColour(other.hexCode, hexCode));
    setTaken(owner);
    if (!owner) onChange({ hexCode });
  };
  const name = group.hexCode === null ? 'pictures without a colour' : `colour ${group.colorName || group.hexCode}`;
  return (
    <div className={styles.colour}>
      <div className={styles.head}>
        <DragHandle {...order.getHandleProps(groupKey)} />
        <h3>{group.hexCode === null ? 'No colour' : group.colorName || 'Colour without a name'}</h3>
        {count > 1 && (
          <MoveButtons name={name} entryKey={`group ${groupKey}`} index={index} count={count} onMove={onMove} />
        )}
      </div>
      {group.hexCode !== null && (
        <div className={styles.colourFields}>
          <Field label="Name of the colour" error={hasSameName(group, others) ? SAME_NAME : undefined}>
            {(control) => (
              <TextInput
                {...control}
                data-colour={groupKey}
                autoComplete="off"
                value={group.colorName}
                onChange={({ target }) => onChange({ colorName: target.value === '' ? null : target.value })}
              />
            )}
          </Field>
          <Field
            label="Swatch"
            error={
              taken &&
              `${taken.colorName || 'Another colour'} already has this swatch. Choose a slightly different one.`
            }
          >
            {(control) => (
              <input
                {...control}
                type="color"
                className={styles.swatch}
                value={group.hexCode?.toLowerCase() ?? '#000000'}
                onChange={({ target }) => chooseCode(target.value)}
              />
            )}
          </Field>
        </div>
      )}
    </div>
  );
}

const SAME_NAME = 'Another colour has this name. Use different names so that customers can tell them apart.';

const toPlainName = ({ colorName }: ColourGroup): string => colorName.trim().toLowerCase();

const hasSameName = (group: ColourGroup, others: readonly ColourGroup[]): boolean =>
  toPlainName(group) !== '' && others.some((other) => toPlainName(other) === toPlainName(group));
