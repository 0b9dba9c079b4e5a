import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';

type SignOutDialogProps = { onStay: () => void; onLeave: () => void };

/** Logging out leaves nothing in the tab, also not what could not be saved. */
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
          Log out and lose them
        </Button>
      </>
    }
  >
    <p>Your last changes could not be saved. If you log out now, they are lost.</p>
  </Dialog>
);
