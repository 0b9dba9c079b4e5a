import { lazy, Suspense, useState } from 'react';
import { useCan } from '#desk/api/session.ts';
import { areShortcutsOn, switchShortcuts } from '#desk/elements/use-shortcut.ts';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import styles from './help-dialog.module.css';
import { useNavigation } from './use-navigation.ts';

/** Loaded on demand, because it contains the handbook's text. */
const HandbookLinks = lazy(() => import('./handbook-links.tsx'));

const SHORTCUTS = [
  { key: '/', text: 'Search: orders, or the list that is open' },
  { key: 'n', text: 'Write a note, on an order, a message or a customer' },
  { key: 'Esc', text: 'Close a dialog' },
  { key: '?', text: 'This help' },
];

type HelpDialogProps = { open: boolean; onClose: () => void };

export function HelpDialog({ open, onClose }: HelpDialogProps) {
  const can = useCan();
  const pages = useNavigation().flatMap(({ shortcut, label }) => (shortcut ? [{ key: shortcut, text: label }] : []));
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard and help">
      <dl className={styles.shortcuts}>
        {[...pages, ...SHORTCUTS].map(({ key, text }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <ShortcutSwitch />
      <p className={styles.note}>
        Search finds orders by the beginning of an order number, name, {can('customers.view') && 'email, phone, '}PIN
        code, payment id or tracking number. Filters stay in the address, so that a view can be bookmarked or sent to a
        colleague.
      </p>
      <h3 className={styles.title}>How to</h3>
      {open && (
        <Suspense fallback={<LoadingText>Loading the handbook…</LoadingText>}>
          <HandbookLinks onFollow={onClose} />
        </Suspense>
      )}
    </Dialog>
  );
}

function ShortcutSwitch() {
  const [isOn, setOn] = useState(areShortcutsOn);
  return (
    <Checkbox
      checked={isOn}
      onChange={({ target }) => {
        setOn(target.checked);
        switchShortcuts(target.checked);
      }}
    >
      Use single keys as shortcuts
    </Checkbox>
  );
}
