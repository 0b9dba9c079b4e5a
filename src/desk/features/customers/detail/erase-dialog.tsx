import { Fragment, useState } from 'react';
import { eraseCustomer } from '#contract/desk/customers/customers.ts';
import type { DeskCustomer } from '#contract/desk/customers/desk-customer.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { clearDraft } from '#desk/api/drafts.ts';
import { useCan } from '#desk/api/session.ts';
import { useDeskAction } from '#desk/api/use-desk-action.ts';
import { ReasonDialog } from '#desk/elements/dialogs/reason-dialog.tsx';
import { ShortDay } from '#desk/elements/figures.tsx';
import { normaliseEmail } from '#domain/account/email.ts';
import { Link } from '#ui/actions/link.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { useReloadCustomers } from '../customer-queries.ts';
import styles from './customer-records.module.css';

type EraseDialogProps = { open: boolean; onClose: () => void; customer: DeskCustomer; onErased: () => void };

/** Asks for the customer's email and a reason, because nobody can undo an erasure. */
export function EraseDialog({ open, onClose, customer, onErased }: EraseDialogProps) {
  const { id, name, email } = customer;
  const draftName = `erase:${id}`;
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const reload = useReloadCustomers();
  const erase = useDeskAction(eraseCustomer, ({ isErased }) => {
    clearDraft(draftName);
    setTyped('');
    onClose();
    if (isErased) onErased();
    else reload();
  });
  const close = () => {
    erase.reset();
    onClose();
  };
  const confirm = (reason: string) => {
    if (normaliseEmail(typed) !== normaliseEmail(email)) setProblem(`Type ${email} to confirm.`);
    else erase.mutate({ params: { id }, body: { email: typed.trim(), reason } });
  };
  return (
    <ReasonDialog
      open={open}
      onClose={close}
      title={`Erase the data of ${name}?`}
      lead={
        <div className={styles.form}>
          <EraseEffects customer={customer} />
          <Field label="The customer's email, to confirm" hint={`Type ${email}`} error={problem} required>
            {(control) => (
              <TextInput
                {...control}
                data-first-focus
                type="email"
                autoComplete="off"
                value={typed}
                onChange={({ target }) => {
                  setTyped(target.value);
                  setProblem(undefined);
                }}
              />
            )}
          </Field>
        </div>
      }
      hint="The audit log keeps it for good, so leave out the customer's name, email and phone."
      confirmLabel="Erase the data"
      draftName={draftName}
      isBusy={erase.isPending}
      error={erase.error}
      onConfirm={confirm}
    />
  );
}

const EraseEffects = ({ customer }: { customer: DeskCustomer }) => {
  const { name, erasure } = customer;
  return (
    <>
      <p>
        The account of <b>{name}</b> is closed. Profile, cart, wishlist, notes and the customer's messages are deleted,
        and email and phone are removed from orders. You can't undo this.
      </p>
      <KeptMessages customer={customer} />
      {erasure.keptUntil !== null && (
        <p>
          Tax law requires us to keep the name and address of{' '}
          {erasure.keptOrders === 1 ? '1 paid order' : `${erasure.keptOrders} paid orders`} until{' '}
          <ShortDay day={erasure.keptUntil} />.
        </p>
      )}
      {erasure.obstacles.length > 0 && (
        <div>
          <p>
            <b>It has to wait, and will happen automatically:</b>
          </p>
          {erasure.obstacles.map((obstacle) => (
            <p key={obstacle}>{obstacle}</p>
          ))}
        </div>
      )}
    </>
  );
};

function KeptMessages({ customer: { keptMessages, signIn } }: { customer: DeskCustomer }) {
  const can = useCan();
  const { count, listed } = keptMessages;
  if (count === 0) return null;
  const reason = signIn.emailVerifiedAt === null ? 'the email was never confirmed' : 'they are older than the account';
  return (
    <div>
      <p>
        <b>{count === 1 ? '1 message will stay' : `${count.toLocaleString('en-IN')} messages will stay`}</b>, because{' '}
        {reason}, and someone else may have written from this email. If they are the customer's, open each and delete it
        there:
      </p>
      <p>
        {listed.map(({ id, ticket }, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            {can('messages.reply') ? <Link to={deskPaths.message(id)}>{ticket}</Link> : ticket}
          </Fragment>
        ))}
        {count > listed.length && ' and older ones'}
      </p>
    </div>
  );
}
