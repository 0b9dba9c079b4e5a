import { useRef } from 'react';
import { addCustomerNote } from '#contract/desk/customers.ts';
import type { DeskCustomer } from '#contract/desk/desk-customer.ts';
import { useDraft } from '#desk/api/drafts.ts';
import { useDeskAction } from '#desk/api/use-desk-action.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import { Time } from '#desk/elements/figures.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { useShortcut } from '#desk/elements/use-shortcut.ts';
import { MAX_STAFF_NOTE_LENGTH } from '#domain/orders/staff-note.ts';
import { Button } from '#ui/actions/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Textarea } from '#ui/fields/textarea.tsx';
import { useStoreCustomer } from '../customer-queries.ts';
import styles from './customer-records.module.css';

export function CustomerNotes({ customer: { id, notes } }: { customer: DeskCustomer }) {
  const [text, setText] = useDraft(`customer-note:${id}`);
  const field = useRef<HTMLTextAreaElement>(null);
  const storeCustomer = useStoreCustomer();
  const add = useDeskAction(addCustomerNote, (customer) => {
    setText('');
    storeCustomer(customer);
    // The button is disabled now and would lose the focus.
    field.current?.focus();
  });
  useShortcut('n', () => field.current?.focus());
  return (
    <Panel title="Notes">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') add.mutate({ params: { id }, body: { text: text.trim() } });
        }}
      >
        <Field label="New note" hint="Only staff see notes. They are erased with the customer's data.">
          {(control) => (
            <Textarea
              {...control}
              ref={field}
              rows={2}
              limit={MAX_STAFF_NOTE_LENGTH}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <ActionError error={add.error} />
        <Button type="submit" variant="secondary" size="small" isBusy={add.isPending} disabled={text.trim() === ''}>
          Add note
        </Button>
      </form>
      {notes.length > 0 && (
        <ul className={styles.records}>
          {notes.map((note) => (
            <li key={note.id} className={styles.record}>
              <p className={styles.text}>{note.text}</p>
              <p className={styles.soft}>
                {note.by} · <Time at={note.at} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
