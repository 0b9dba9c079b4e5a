import type { DeskMessage } from '#contract/desk/desk-message.ts';
import { assignMessage } from '#contract/desk/messages.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { useMessageAction } from './use-message-action.ts';

/** Who takes care of it. */
export function AssignField({ message }: { message: DeskMessage }) {
  const assign = useMessageAction(assignMessage);
  const { assignedTo, assignable } = message;
  // Somebody who has left stays visible until another takes over.
  const hasLeft = assignedTo !== null && assignable.every(({ id }) => id !== assignedTo.id);
  const options = [...assignable, ...(hasLeft ? [assignedTo] : [])].map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Panel title="Taken by">
      <Field label="Who takes care of it">
        {(control) => (
          <Select
            {...control}
            options={options}
            placeholder="Nobody"
            value={assignedTo?.id ?? ''}
            aria-busy={assign.isBusy || undefined}
            onChange={({ target }) =>
              assign.run({
                params: { id: message.id },
                body: { version: message.version, staffId: target.value === '' ? null : target.value },
              })
            }
          />
        )}
      </Field>
      <ActionError error={assign.error} />
      <ConflictDialog mine={message} action={assign} />
    </Panel>
  );
}
