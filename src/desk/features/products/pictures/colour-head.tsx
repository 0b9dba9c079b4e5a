import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { DragHandle, MoveButtons } from '../ordering/move-buttons.tsx';
import type { useDragOrder } from '../ordering/use-drag-order.ts';
import type { ColourGroup } from './draft-pictures.ts';
import styles from './pictures.module.css';

type ColourHeadProps = {
  group: ColourGroup;
  /** The address of its first picture. */
  groupKey: string;
  index: number;
  count: number;
  order: ReturnType<typeof useDragOrder>;
  onChange: (changes: { hexCode?: string; colorName?: string | null }) => void;
  onMove: (to: number) => void;
};

/** Name, code and place of a colour. */
export function ColourHead({ group, groupKey, index, count, order, onChange, onMove }: ColourHeadProps) {
  const name = group.hexCode === null ? 'pictures without a colour' : `colour ${group.colorName || group.hexCode}`;
  return (
    <div className={styles.colour}>
      <div className={styles.head}>
        <DragHandle {...order.getHandleProps(groupKey)} />
        <h3>{group.hexCode === null ? 'No colour' : group.colorName || 'Colour without a name'}</h3>
        {count > 1 && <MoveButtons name={name} index={index} count={count} onMove={onMove} />}
      </div>
      {group.hexCode !== null && (
        <div className={styles.colourFields}>
          <Field label="Name of the colour">
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
          <Field label="Swatch">
            {(control) => (
              <input
                {...control}
                type="color"
                className={styles.swatch}
                value={group.hexCode?.toLowerCase() ?? '#000000'}
                onChange={({ target }) => onChange({ hexCode: target.value })}
              />
            )}
          </Field>
        </div>
      )}
    </div>
  );
}
