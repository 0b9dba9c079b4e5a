import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import type { useLeaveGuard } from './use-leave-guard.ts';

type LeaveDialogProps = { guard: ReturnType<typeof useLeaveGuard>; isUploading: boolean };

/** Renders nothing until somebody tries to leave. */
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
        ? "Pictures are still uploading. If you leave now, they won't be added."
        : "Your last changes aren't saved yet. This tab keeps them until you log out. To save them, open this page again."}
    </p>
  </Dialog>
);
