import { Drawer } from '#ui/overlays/drawer.tsx';
import { AccountPanel } from './account-panel.tsx';

type MenuDialogProps = { open: boolean; onClose: () => void; onHelp: () => void };

/** The account on small screens. */
export const MenuDialog = ({ open, onClose, onHelp }: MenuDialogProps) => (
  <Drawer open={open} onClose={onClose} title="Account" side="bottom">
    <AccountPanel onHelp={onHelp} />
  </Drawer>
);
