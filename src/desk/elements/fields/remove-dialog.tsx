import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';

type RemoveDialogProps = {
  /** For example 'Type Sheer'. */
  name: string;
  /** Says what else is removed with it. */
  text: string;
  onClose: () => void;
  onRemove: () => void;
};

/** Asks before removing a part of the draft. */
export const RemoveDialog = ({ name, text, onClose, onRemove }: RemoveDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title={`Remove ${name}?`}
    footer={
      <>
        <Button variant="secondary" onClick={onClose}>
          Keep it
        </Button>
        <Button data-first-focus onClick={onRemove}>
          Remove
        </Button>
      </>
    }
  >
    <p>{text}</p>
  </Dialog>
);
