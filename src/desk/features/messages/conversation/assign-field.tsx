import { useState } from 'react';
import type { DeskMessage } from '#contract/desk/messages/desk-message.ts';
import { assignMessage } from '#contract/desk/messages/messages.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { MessageConflictDialog } from './message-conflict-dialog.tsx';
import { useMessageAction } from './use-message-action.ts';

/** Assigns the message. A button saves the choice, because arrow keys change a select at once. */
export function AssignField({ message }: { message: DeskMessage }) {
  const assign = useMessageAction(assignMessage);
  const { assignedTo, assignable } = message;
  const [chosen, setChosen] = useState(assignedTo?.id ?? '');
  // Keeps showing a person who has left until somebody else is assigned.
  const hasLeft = assignedTo !== null && assignable.every(({ id }) => id !== assignedTo.id);
  const options = [...assignable, ...(hasLeft ? [assignedTo] : [])].map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Panel title="Assignment">
      <Field label="Assigned to">
        {(control) => (
          <Select
            {...control}
            options={options}
            placeholder="Nobody"
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          />
        )}
      </Field>
      <Button
        size="small"
        variant="secondary"
        isBusy={assign.isBusy}
        onClick={() =>
          assign.run({
            params: { id: message.id },
            body: { version: message.version, staffId: chosen === '' ? null : chosen },
          })
        }
      >
        Assign
      </Button>
      <ActionError error={assign.error} />
      <MessageConflictDialog mine={message} action={assign} />
    </Panel>
  );
}
