import { Time } from '#desk/elements/figures.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';

type ReplaceDraftDialogProps = {
  /** When the earlier version was published; null if it ships with the shop. */
  at: string | null;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** There is only one draft, so an earlier version replaces unpublished changes. */
export const ReplaceDraftDialog = ({ at, isBusy, onClose, onConfirm }: ReplaceDraftDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title="Replace the unpublished changes?"
    isBusy={isBusy}
    footer={
      <>
        <Button
          data-first-focus
          variant="secondary"
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && onClose()}
        >
          Keep the changes
        </Button>
        <Button isBusy={isBusy} busyLabel="Going back…" onClick={onConfirm}>
          Replace and go back
        </Button>
      </>
    }
  >
    <p>
      You have unpublished changes.{' '}
      {at === null ? (
        'The shipped version'
      ) : (
        <>
          The version of <Time at={at} />
        </>
      )}{' '}
      replaces them. You can't undo this.
    </p>
  </Dialog>
);
