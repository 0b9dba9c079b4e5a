import { type RefObject, useRef, useState } from 'react';
import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import type { DeskProductRow } from '#contract/desk/products/desk-product.ts';
import { type BulkChange, changeProducts } from '#contract/desk/products/products.ts';
import { useReloadProducts } from '#desk/api/products.ts';
import { useDeskAction } from '#desk/api/use-desk-action.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import dialogStyles from '#desk/elements/dialogs/dialogs.module.css';
import { useLostFocus } from '#desk/elements/use-lost-focus.ts';
import { isRatePercent } from '#domain/pricing/change-rate.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import styles from './bulk-dialog.module.css';
import { BULK_ACTIONS, type BulkAction, countProducts, describeResults } from './bulk-texts.ts';
import { describePercentProblem, parsePercent, RateField } from './rate-field.tsx';

type Results = DeskData<typeof changeProducts>['results'];

type BulkDialogProps = {
  action: BulkAction;
  /** The products when the dialog opened: nobody has reviewed a version that a refetch brings. */
  products: readonly DeskProductRow[];
  onClose: () => void;
  onChanged: (ids: readonly string[]) => void;
};

/** Asks, applies the change, and reports the result for each product. */
export function BulkDialog({ action, products, onClose, onChanged }: BulkDialogProps) {
  const [results, setResults] = useState<Results>();
  const done = useRef<HTMLButtonElement>(null);
  useLostFocus(done, results);
  const reload = useReloadProducts();
  const bulk = useDeskAction(changeProducts, ({ results: rows }) => {
    setResults(rows);
    onChanged(rows.filter(({ isChanged }) => isChanged).map(({ id }) => id));
    reload();
  });
  const { title } = BULK_ACTIONS[action];
  return (
    <Dialog open onClose={onClose} title={title(countProducts(products.length))} isBusy={bulk.isPending}>
      {results ? (
        <ResultList results={results} done={done} onClose={onClose} />
      ) : (
        <BulkForm
          action={action}
          products={products}
          isBusy={bulk.isPending}
          error={bulk.error}
          onClose={onClose}
          onConfirm={(change) =>
            bulk.mutate({ body: { products: products.map(({ id, version }) => ({ id, version })), change } })
          }
        />
      )}
    </Dialog>
  );
}

type BulkFormProps = Pick<BulkDialogProps, 'action' | 'products' | 'onClose'> & {
  isBusy: boolean;
  error: unknown;
  onConfirm: (change: BulkChange) => void;
};

function BulkForm({ action, products, isBusy, error, onClose, onConfirm }: BulkFormProps) {
  const { lead, confirm, change } = BULK_ACTIONS[action];
  const [percent, setPercent] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = () => {
    if (isBusy) return;
    if (change !== null) onConfirm(change);
    else if (isRatePercent(parsePercent(percent))) onConfirm({ kind: 'rate', percent: parsePercent(percent) });
    else setProblem(describePercentProblem(percent));
  };
  return (
    <form
      className={dialogStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p>{lead}</p>
      {action === 'rate' ? (
        <RateField
          percent={percent}
          products={products}
          problem={problem}
          onChange={(text) => {
            setPercent(text);
            setProblem(undefined);
          }}
        />
      ) : (
        <ul className={styles.list}>
          {products.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      )}
      <ActionError error={error} />
      <div className={dialogStyles.actions}>
        <Button variant="secondary" aria-disabled={isBusy || undefined} onClick={() => !isBusy && onClose()}>
          Close
        </Button>
        <Button type="submit" isBusy={isBusy} busyLabel="Working…">
          {confirm}
        </Button>
      </div>
    </form>
  );
}

type ResultListProps = { results: Results; done: RefObject<HTMLButtonElement | null>; onClose: () => void };

const ResultList = ({ results, done, onClose }: ResultListProps) => (
  <div className={dialogStyles.form}>
    <p role="status">{describeResults(results)}</p>
    <ul className={styles.list}>
      {results.map(({ id, title, isChanged, message }) => (
        <li key={id} className={isChanged ? undefined : styles.refused}>
          <b>{title}</b>: {message}
        </li>
      ))}
    </ul>
    <div className={dialogStyles.actions}>
      <Button ref={done} onClick={onClose}>
        Done
      </Button>
    </div>
  </div>
);
