import type { DeskOrderRow } from '#contract/desk/orders/desk-order.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import styles from './dispatch-dialog.module.css';
import type { DispatchEntry, EntryProblem } from './dispatch-draft.ts';

export type OrderToDispatch = Pick<DeskOrderRow, 'id' | 'version' | 'orderNumber' | 'customerName' | 'city'>;

type DispatchRowProps = {
  order: OrderToDispatch;
  entry: DispatchEntry;
  /** Gets the focus when the dialog opens. */
  isFirst: boolean;
  isShipped: boolean;
  /** The missing or invalid field. */
  problem: EntryProblem | undefined;
  /** The server's reason for not shipping it. */
  refusal: string | undefined;
  /** Id of the datalist with suggestions. */
  courierListId: string;
  onChange: (entry: DispatchEntry) => void;
};

export function DispatchRow(props: DispatchRowProps) {
  const { order, entry, isShipped, refusal, onChange } = props;
  return (
    <li className={styles.row}>
      <p className={styles.order}>
        <b>{order.orderNumber}</b> {order.customerName}, {order.city} {isShipped && <Badge tone="good">Shipped</Badge>}
      </p>
      {!isShipped && (
        <>
          {refusal && <p className={styles.refusal}>{refusal}</p>}
          {!entry.isOwnDelivery && <CourierFields {...props} />}
          <Checkbox
            checked={entry.isOwnDelivery}
            onChange={({ target }) => onChange({ ...entry, isOwnDelivery: target.checked })}
          >
            We deliver {order.orderNumber} ourselves
          </Checkbox>
        </>
      )}
    </li>
  );
}

const CourierFields = ({ entry, isFirst, problem, courierListId, onChange }: DispatchRowProps) => (
  <div className={styles.fields}>
    <Field label="Courier" error={problem?.field === 'courier' ? problem.message : undefined}>
      {(control) => (
        <TextInput
          {...control}
          data-first-focus={isFirst || undefined}
          list={courierListId}
          value={entry.courier}
          onChange={({ target }) => onChange({ ...entry, courier: target.value })}
        />
      )}
    </Field>
    <Field label="Tracking number" error={problem?.field === 'trackingNumber' ? problem.message : undefined}>
      {(control) => (
        <TextInput
          {...control}
          data-enter-stop
          autoComplete="off"
          spellCheck={false}
          value={entry.trackingNumber}
          onChange={({ target }) => onChange({ ...entry, trackingNumber: target.value })}
        />
      )}
    </Field>
  </div>
);
