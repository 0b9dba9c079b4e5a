import { useState } from 'react';
import { withdrawErasure } from '#contract/desk/customers/customers.ts';
import type { DeskCustomer } from '#contract/desk/customers/desk-customer.ts';
import { clearDraft } from '#desk/api/drafts.ts';
import { useCan } from '#desk/api/session.ts';
import { useDeskAction } from '#desk/api/use-desk-action.ts';
import { ReasonDialog } from '#desk/elements/dialogs/reason-dialog.tsx';
import { Time } from '#desk/elements/figures.tsx';
import { Button } from '#ui/actions/button.tsx';
import { useStoreCustomer } from '../customer-queries.ts';
import styles from './customer-records.module.css';

/** A postponed erasure, with a button that withdraws it. */
export function WaitingErasure({ customer }: { customer: DeskCustomer }) {
  const can = useCan();
  const { erasure, signIn } = customer;
  return (
    <section aria-label="Pending erasure" className={styles.record}>
      <p>
        <b>
          {erasure.requestedBy === 'customer' ? 'The customer' : 'The shop'} asked for the erasure on{' '}
          {erasure.requestedAt !== null && <Time at={erasure.requestedAt} />}. It's pending because:
        </b>
      </p>
      {erasure.obstacles.map((obstacle) => (
        <p key={obstacle}>{obstacle}</p>
      ))}
      <p className={styles.soft}>
        The shop tries again every hour. {signIn.hasLogin && 'Until then, the customer can cancel it.'}
      </p>
      {can('customers.erase') && <Withdraw customer={customer} />}
    </section>
  );
}

function Withdraw({ customer: { id, name } }: { customer: DeskCustomer }) {
  const [isOpen, setOpen] = useState(false);
  const draftName = `withdraw-erasure:${id}`;
  const store = useStoreCustomer();
  const withdraw = useDeskAction(withdrawErasure, (customer) => {
    clearDraft(draftName);
    setOpen(false);
    store(customer);
  });
  return (
    <div className={styles.actions}>
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          withdraw.reset();
          setOpen(true);
        }}
      >
        Cancel the erasure
      </Button>
      <ReasonDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Keep the account of ${name}?`}
        lead={<p>The pending erasure is cancelled, and {name} keeps the account and data.</p>}
        hint="The audit log keeps it for good, so leave out the customer's name, email and phone."
        confirmLabel="Cancel the erasure"
        draftName={draftName}
        isBusy={withdraw.isPending}
        error={withdraw.error}
        onConfirm={(reason) => withdraw.mutate({ params: { id }, body: { reason } })}
      />
    </div>
  );
}
