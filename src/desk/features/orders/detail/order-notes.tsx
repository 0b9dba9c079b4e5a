import { useRef } from 'react';
import { addOrderNote } from '#contract/desk/orders.ts';
import { useDraft } from '#desk/api/drafts.ts';
import { useStoreOrder } from '#desk/api/orders.ts';
import { useDeskAction } from '#desk/api/use-desk-action.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { useShortcut } from '#desk/elements/use-shortcut.ts';
import { MAX_STAFF_NOTE_LENGTH } from '#domain/orders/staff-note.ts';
import { Button } from '#ui/actions/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Textarea } from '#ui/fields/textarea.tsx';
import styles from './order-notes.module.css';

/** A new note; those before are in the timeline. */
export function OrderNotes({ orderId }: { orderId: string }) {
  const [text, setText] = useDraft(`note:${orderId}`);
  const field = useRef<HTMLTextAreaElement>(null);
  const storeOrder = useStoreOrder();
  const add = useDeskAction(addOrderNote, (order) => {
    setText('');
    storeOrder(order);
    // The button is disabled now and would lose the focus.
    field.current?.focus();
  });
  useShortcut('n', () => field.current?.focus());
  return (
    <Panel title="Note">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '' && !add.isPending)
            add.mutate({ params: { id: orderId }, body: { text: text.trim() } });
        }}
      >
        <Field label="New note" hint="Only staff see notes.">
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
    </Panel>
  );
}
