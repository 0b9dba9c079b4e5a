import type { ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import styles from './dialogs.module.css';

type Difference = { label: string; from: string; to: string };

type ChangedDialogProps = {
  title: string;
  /** Names who changed it and says that nothing was overwritten. */
  lead: ReactNode;
  differences: readonly Difference[];
  acceptLabel: string;
  onAccept: () => void;
};

/** Somebody else changed it first: compares the version on this page with the current one. */
export const ChangedDialog = ({ title, lead, differences, acceptLabel, onAccept }: ChangedDialogProps) => (
  <Dialog open onClose={onAccept} title={title} footer={<Button onClick={onAccept}>{acceptLabel}</Button>}>
    <div className={styles.form}>
      <p>{lead}</p>
      {differences.length > 0 && (
        <table className={styles.changes}>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">You saw</th>
              <th scope="col">It is now</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ label, from, to }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{from}</td>
                <td>{to}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  </Dialog>
);
