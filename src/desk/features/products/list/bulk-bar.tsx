import { type RefObject, useState } from 'react';
import type { DeskProductRow } from '#contract/desk/products/desk-product.ts';
import { useLostFocus } from '#desk/elements/use-lost-focus.ts';
import { Button } from '#ui/actions/button.tsx';
import styles from './bulk-bar.module.css';
import { BulkDialog } from './bulk-dialog.tsx';
import { BULK_ACTIONS, type BulkAction } from './bulk-texts.ts';
import type { ProductSelection } from './use-product-selection.ts';

const ACTIONS = Object.keys(BULK_ACTIONS) as BulkAction[];

type BulkBarProps = {
  selection: ProductSelection;
  /** Gets the focus when the bar closes. */
  list: RefObject<HTMLElement | null>;
};

/** Appears with the first selected product. */
export function BulkBar({ selection, list }: BulkBarProps) {
  const [chosen, setChosen] = useState<{ action: BulkAction; products: readonly DeskProductRow[] }>();
  const { selected } = selection;
  useLostFocus(list, chosen ?? selected.length > 0);
  return (
    <>
      {selected.length > 0 && (
        <section className={styles.bar} aria-label="Selected products">
          <p role="status">{selected.length === 1 ? '1 product selected' : `${selected.length} products selected`}</p>
          <Button variant="quiet" size="small" onClick={selection.clear}>
            Clear
          </Button>
          <div className={styles.actions}>
            {ACTIONS.map((action) => (
              <Button
                key={action}
                variant="secondary"
                size="small"
                onClick={() => setChosen({ action, products: selected })}
              >
                {BULK_ACTIONS[action].label}
              </Button>
            ))}
          </div>
        </section>
      )}
      {chosen && <BulkDialog {...chosen} onClose={() => setChosen(undefined)} onChanged={selection.remove} />}
    </>
  );
}
