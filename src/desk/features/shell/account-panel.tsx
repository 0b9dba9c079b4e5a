import { useState } from 'react';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { saveAllEdits } from '#desk/api/drafts.ts';
import { useCurrentStaff, useSignOut } from '#desk/api/session.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import styles from './account-panel.module.css';
import { SignOutDialog } from './sign-out-dialog.tsx';

/** Names who is logged in, and links to everything that is no page of the desk. */
export function AccountPanel({ onHelp }: { onHelp: () => void }) {
  const { name, role, shopOrigin, hasSecondFactor } = useCurrentStaff();
  const signOut = useSignOut();
  const [error, setError] = useState<unknown>();
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    setAsking(false);
    void signOut().catch(setError);
  };
  const saveAndLeave = async () => {
    if (await saveAllEdits()) leave();
    else setAsking(true);
  };
  return (
    <div className={styles.account}>
      <p className={styles.person}>
        <strong>{name}</strong>
        <span className={styles.role}>{role}</span>
      </p>
      <ul className={styles.entries}>
        <li>
          <a href={shopOrigin} target="_blank" rel="noreferrer">
            <Icon name="share" size={18} />
            Open the shop
          </a>
        </li>
        <li>
          <Link to={deskPaths.secondFactor}>
            <Icon name="lock" size={18} />
            {hasSecondFactor ? 'Replace second factor' : 'Set up second factor'}
          </Link>
        </li>
        <li>
          <button type="button" onClick={onHelp}>
            <Icon name="info" size={18} />
            Keyboard and help
          </button>
        </li>
        <li>
          <button type="button" onClick={() => void saveAndLeave()}>
            <Icon name="logout" size={18} />
            Log out
          </button>
        </li>
      </ul>
      <ActionError error={error} />
      {isAsking && <SignOutDialog onStay={() => setAsking(false)} onLeave={leave} />}
    </div>
  );
}
