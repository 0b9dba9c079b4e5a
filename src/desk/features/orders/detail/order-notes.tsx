import { addOrderNote } from '#contract/desk/orders/orders.ts';
import { useStoreOrder } from '#desk/api/orders.ts';
import { useDeskAction } from '#desk/api/use-desk-action.ts';
import { NoteForm, useNote } from '#desk/elements/note-form.tsx';
import { Panel } from '#desk/elements/panel.tsx';

/** Adds a note; earlier ones are in the timeline. */
export function OrderNotes({ orderId }: { orderId: string }) {
  const note = useNote(`note:${orderId}`);
  const storeOrder = useStoreOrder();
  const add = useDeskAction(addOrderNote, (order) => {
    note.clear();
    storeOrder(order);
  });
  return (
    <Panel title="Note">
      <NoteForm
        note={note}
        isBusy={add.isPending}
        error={add.error}
        onAdd={(text) => add.mutate({ params: { id: orderId }, body: { text } })}
      />
    </Panel>
  );
}
