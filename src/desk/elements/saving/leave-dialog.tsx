import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import type { useLeaveGuard } from './use-leave-guard.ts';

type LeaveDialogProps = { guard: ReturnType<typeof useLeaveGuard>; isUploading: boolean };

/** Nothing while nobody wants to leave. */
export const LeaveDialog = ({ guard: { isAsking, stay, leave }, isUploading }: LeaveDialogProps) => (
  <Dialog
    open={isAsking}
    onClose={stay}
    title="Leave this page?"
    footer={
      <>
        <Button data-first-focus variant="secondary" onClick={stay}>
          Stay
        </Button>
        <Button variant="secondary" onClick={leave}>
          Leave
        </Button>
      </>
    }
  >
    <p>
      {isUploading
        ? 'Pictures are still on their way. If you leave, they are not added.'
        : 'Your last changes are not saved. This tab keeps them until you log out: open this page again to save them.'}
    </p>
  </Dialog>
);
