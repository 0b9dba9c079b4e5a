import { addCustomerNote } from '#contract/desk/customers/customers.ts';
import type { DeskCustomer } from '#contract/desk/customers/desk-customer.ts';
import { useDeskAction } from '#desk/api/use-desk-action.ts';
import { Time } from '#desk/elements/figures.tsx';
import { NoteForm, useNote } from '#desk/elements/note-form.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { useStoreCustomer } from '../customer-queries.ts';
import styles from './customer-records.module.css';

export function CustomerNotes({ customer: { id, notes } }: { customer: DeskCustomer }) {
  const note = useNote(`customer-note:${id}`);
  const storeCustomer = useStoreCustomer();
  const add = useDeskAction(addCustomerNote, (customer) => {
    note.clear();
    storeCustomer(customer);
  });
  return (
    <Panel title="Notes">
      <NoteForm
        note={note}
        hint="Only staff see notes. They are erased with the customer's data."
        isBusy={add.isPending}
        error={add.error}
        onAdd={(text) => add.mutate({ params: { id }, body: { text } })}
      />
      {notes.length > 0 && (
        <ul className={styles.records}>
          {notes.map((stored) => (
            <li key={stored.id} className={styles.record}>
              <p className={styles.text}>{stored.text}</p>
              <p className={styles.soft}>
                {stored.by} · <Time at={stored.at} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
