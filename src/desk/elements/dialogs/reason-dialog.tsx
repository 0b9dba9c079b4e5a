import { type ReactNode, useState } from 'react';
import { useDraft } from '#desk/api/drafts.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import { checkStaffNote, MAX_STAFF_NOTE_LENGTH } from '#domain/staff/staff-note.ts';
import { Button } from '#ui/actions/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Textarea } from '#ui/fields/textarea.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import styles from './dialogs.module.css';

type ReasonDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Describes the effect, with the amount if money moves. */
  lead: ReactNode;
  label?: string;
  hint?: string;
  confirmLabel: string;
  /** Stores the text under this name until it is sent. */
  draftName: string;
  isBusy: boolean;
  error: unknown;
  onConfirm: (reason: string) => void;
};

const DEFAULT_HINT = "It's saved with the order. The customer doesn't see it.";

/** Asks for a reason before an action that is hard to undo. */
export const ReasonDialog = ({ open, onClose, title, ...form }: ReasonDialogProps) => (
  <Dialog open={open} onClose={onClose} title={title} isBusy={form.isBusy}>
    <ReasonForm {...form} onClose={onClose} />
  </Dialog>
);

type ReasonFormProps = Omit<ReasonDialogProps, 'open' | 'title'>;

function ReasonForm(props: ReasonFormProps) {
  const {
    lead,
    label = 'Reason',
    hint = DEFAULT_HINT,
    confirmLabel,
    draftName,
    isBusy,
    error,
    onConfirm,
    onClose,
  } = props;
  const [text, setText] = useDraft(draftName);
  const [problem, setProblem] = useState<string>();
  const submit = () => {
    const outcome = checkStaffNote(label, text);
    if (!outcome.ok) setProblem(outcome.message);
    else if (!isBusy) onConfirm(outcome.value);
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div>{lead}</div>
      <Field label={label} hint={hint} error={problem} required>
        {(control) => (
          <Textarea
            {...control}
            data-first-focus
            rows={3}
            limit={MAX_STAFF_NOTE_LENGTH}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
      <ActionError error={error} />
      <div className={styles.actions}>
        <Button variant="secondary" aria-disabled={isBusy || undefined} onClick={() => !isBusy && onClose()}>
          Close
        </Button>
        <Button type="submit" isBusy={isBusy} busyLabel="Working…">
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}
