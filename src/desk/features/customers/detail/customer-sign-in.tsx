import { useState } from 'react';
import { sendCustomerResetLink } from '#contract/desk/customers/customers.ts';
import type { DeskCustomer } from '#contract/desk/customers/desk-customer.ts';
import { useDeskAction } from '#desk/api/use-desk-action.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import { Time } from '#desk/elements/figures.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { useNoEmailNote } from '#desk/elements/use-no-email-note.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import styles from './customer-records.module.css';

/** Shows why a customer can't sign in, and sends a reset link. */
export function CustomerSignIn({ customer }: { customer: DeskCustomer }) {
  const { hasLogin, emailVerifiedAt, lastSignInAt, lockedUntil, devices } = customer.signIn;
  return (
    <Panel title="Login">
      <dl className={styles.facts}>
        <div>
          <dt>Email confirmed</dt>
          <dd>{emailVerifiedAt === null ? 'Not yet' : <Time at={emailVerifiedAt} />}</dd>
        </div>
        <div>
          <dt>Last login</dt>
          <dd>{lastSignInAt === null ? 'Unknown' : <Time at={lastSignInAt} />}</dd>
        </div>
        {lockedUntil !== null && (
          <div>
            <dt>Locked after wrong passwords</dt>
            <dd>
              until <Time at={lockedUntil} />; a reset link unlocks it
            </dd>
          </div>
        )}
        <div>
          <dt>Devices logged in</dt>
          <dd>
            {devices.length === 0
              ? 'None'
              : devices.length === 1
                ? devices[0]?.device
                : `${devices.length} devices: ${[...new Set(devices.map(({ device }) => device))].join(', ')}`}
          </dd>
        </div>
      </dl>
      {hasLogin ? <ResetLink customer={customer} /> : <p>A demo customer has no password.</p>}
    </Panel>
  );
}

function ResetLink({ customer: { id, email } }: { customer: DeskCustomer }) {
  const noEmailNote = useNoEmailNote();
  const verb = noEmailNote ? 'Create' : 'Send';
  const [isOpen, setOpen] = useState(false);
  const send = useDeskAction(sendCustomerResetLink, () => setOpen(false));
  return (
    <div className={styles.actions}>
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          send.reset();
          setOpen(true);
        }}
      >
        {verb} a reset link
      </Button>
      <p role="status">
        {send.isSuccess && (noEmailNote ? `The link is ready. ${noEmailNote}` : 'The link is on its way.')}
      </p>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`${verb} a reset link?`}
        isBusy={send.isPending}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Close
            </Button>
            <Button
              isBusy={send.isPending}
              busyLabel={noEmailNote ? 'Creating…' : 'Sending…'}
              onClick={() => send.mutate({ params: { id } })}
            >
              {verb} the link
            </Button>
          </>
        }
      >
        <p>
          {noEmailNote
            ? `A link for ${email} to choose a new password`
            : `${email} gets a link to choose a new password. It`}{' '}
          works once, for 30 minutes. The old password works until then. {noEmailNote}
        </p>
        <ActionError error={send.error} />
      </Dialog>
    </div>
  );
}
