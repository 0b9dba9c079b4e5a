import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';

type SignOutDialogProps = { onStay: () => void; onLeave: () => void };

/** Asks before logging out, which also discards edits that couldn't be saved. */
export const SignOutDialog = ({ onStay, onLeave }: SignOutDialogProps) => (
  <Dialog
    open
    onClose={onStay}
    title="Log out without saving?"
    footer={
      <>
        <Button data-first-focus variant="secondary" onClick={onStay}>
          Stay
        </Button>
        <Button variant="secondary" onClick={onLeave}>
          Log out anyway
        </Button>
      </>
    }
  >
    <p>We couldn't save your last changes. If you log out now, you'll lose them.</p>
  </Dialog>
);
