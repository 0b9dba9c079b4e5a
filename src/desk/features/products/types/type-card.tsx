import type { DraftType } from '#contract/desk/products/desk-product.ts';
import fieldStyles from '#desk/elements/fields/fields.module.css';
import { NumberField } from '#desk/elements/fields/number-field.tsx';
import { LongTextField, TextField } from '#desk/elements/fields/text-field.tsx';
import { DragHandle, MoveButtons } from '#desk/elements/ordering/move-buttons.tsx';
import type { useDragOrder } from '#desk/elements/ordering/use-drag-order.ts';
import { Button } from '#ui/actions/button.tsx';
import { useEditor } from '../editor/editor-context.ts';
import { getTypeName, listCategoryFields } from './draft-types.ts';
import { TypeValueField } from './type-value-field.tsx';
import styles from './types.module.css';

type TypeCardProps = {
  type: DraftType;
  index: number;
  count: number;
  order: ReturnType<typeof useDragOrder>;
  onChange: (changes: Partial<DraftType>) => void;
  onMove: (to: number) => void;
  onDuplicate: () => void;
  onRemove: () => void;
};

/** Edits one type. */
export function TypeCard(props: TypeCardProps) {
  const { type, index, count, order, onChange, onMove, onDuplicate, onRemove } = props;
  const { draft } = useEditor();
  const path = `types.${index}`;
  const name = getTypeName(type, index);
  return (
    <li className={styles.card} {...order.getItemProps(type.id)}>
      <div className={styles.head}>
        <DragHandle {...order.getHandleProps(type.id)} />
        <h3>{name}</h3>
        <MoveButtons name={name} entryKey={type.id} index={index} count={count} onMove={onMove} />
      </div>
      <div className={fieldStyles.fields}>
        <TextField
          path={`${path}.title`}
          label="Title of the type"
          value={type.title}
          onChange={(title) => onChange({ title })}
        />
        <NumberField
          path={`${path}.pricePerSqFt`}
          label="Rate (₹ per sq.ft.)"
          hint="Inclusive of all taxes."
          value={type.pricePerSqFt}
          onChange={(pricePerSqFt) => onChange({ pricePerSqFt })}
        />
        {listCategoryFields(draft.category).map((field) => (
          <TypeValueField
            key={field.name}
            field={field}
            type={type}
            path={path}
            onChange={(value) => onChange({ [field.name]: value })}
          />
        ))}
      </div>
      <LongTextField
        path={`${path}.description`}
        label="Description of the type"
        value={type.description}
        onChange={(description) => onChange({ description })}
      />
      <div className={styles.actions}>
        <Button variant="quiet" size="small" aria-label={`Duplicate: ${name}`} onClick={onDuplicate}>
          Duplicate
        </Button>
        <Button variant="quiet" size="small" aria-label={`Remove: ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}
