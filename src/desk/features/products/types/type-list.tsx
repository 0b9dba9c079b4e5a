import { useState } from 'react';
import { createType, type DraftType } from '#contract/desk/products/desk-product.ts';
import { createUuid } from '#desk/api/action-keys.ts';
import { focusField } from '#desk/elements/fields/field-errors.ts';
import { RemoveDialog } from '#desk/elements/fields/remove-dialog.tsx';
import { moveItem } from '#desk/elements/ordering/move-item.ts';
import { useDragOrder } from '#desk/elements/ordering/use-drag-order.ts';
import { Panel } from '#desk/elements/panel.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useEditor } from '../editor/editor-context.ts';
import { getTypeName, hasContent, listSamePairs } from './draft-types.ts';
import { TypeCard } from './type-card.tsx';
import styles from './types.module.css';

/** Edits the types of a product, in the order of its page. */
export function TypeList() {
  const { draft, change, announce } = useEditor();
  const { types, category } = draft;
  const [removed, setRemoved] = useState<DraftType>();
  const store = (edit: (types: readonly DraftType[]) => DraftType[]) =>
    change((current) => ({ ...current, types: edit(current.types) }));
  const move = (from: number, to: number) => {
    const type = types[from];
    if (!type) return;
    store((current) => moveItem(current, from, to));
    announce(`${getTypeName(type, from)} is now at position ${to + 1} of ${types.length}.`);
  };
  const findIndex = (id: string) => types.findIndex((type) => type.id === id);
  const order = useDragOrder('type', (from, to) => move(findIndex(from), findIndex(to)));
  const insert = (type: DraftType, at: number) => {
    store((current) => current.toSpliced(at, 0, type));
    // After the card is rendered.
    requestAnimationFrame(() => focusField(`types.${at}.title`));
  };
  const remove = (type: DraftType) => {
    setRemoved(undefined);
    store((current) => current.filter(({ id }) => id !== type.id));
    announce(`${getTypeName(type, findIndex(type.id))} was removed.`);
    requestAnimationFrame(() => focusField('types'));
  };
  return (
    <Panel title="Types and rates">
      <p className={styles.note}>
        Customers choose one type; its rate sets the price. They see the types in this order.
      </p>
      <SamePairWarning pairs={listSamePairs(category, types)} />
      <ol className={styles.list}>
        {types.map((type, index) => (
          <TypeCard
            key={type.id}
            type={type}
            index={index}
            count={types.length}
            order={order}
            onChange={(changes) =>
              store((current) => current.map((other) => (other.id === type.id ? toType(other, changes) : other)))
            }
            onMove={(to) => move(index, to)}
            onDuplicate={() => insert({ ...type, id: createUuid() }, index + 1)}
            onRemove={() => (hasContent(type) ? setRemoved(type) : remove(type))}
          />
        ))}
      </ol>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="small"
          data-path="types"
          onClick={() => insert(createType(category, createUuid()), types.length)}
        >
          Add a type
        </Button>
      </div>
      {removed && (
        <RemoveDialog
          name={getTypeName(removed, findIndex(removed.id))}
          text="Its texts, options and rate are removed. Orders already placed don't change."
          onClose={() => setRemoved(undefined)}
          onRemove={() => remove(removed)}
        />
      )}
    </Panel>
  );
}

/** `Partial` allows undefined, but no field of a type is undefined. */
const toType = (type: DraftType, changes: Partial<DraftType>): DraftType => ({ ...type, ...changes }) as DraftType;

const SamePairWarning = ({ pairs }: { pairs: readonly string[] }) =>
  pairs.length > 0 && (
    <p className={styles.warning} role="status">
      <Icon name="alert" size={18} />
      <span>
        Several types have the same blind style and motorisation ({pairs.join('; ')}), so customers have to choose from
        a list of types. Give each type its own pair to let style and motorisation select the type and its rate.
      </span>
    </p>
  );
