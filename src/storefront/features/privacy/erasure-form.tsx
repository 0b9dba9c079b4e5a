import { type FormEvent, useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { Privacy } from '#contract/storefront/privacy.ts';
import type { Outcome } from '#domain/outcome.ts';
import { describeObstacle, RETURN_ADVICE } from '#domain/privacy/erasure-obstacles.ts';
import { formatIndiaDate } from '#domain/time/india-time.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import { eraseMyData, fetchPrivacy, withdrawErasure } from '#storefront/state/privacy/privacy-thunks.ts';
import { Button } from '#ui/actions/button.tsx';
import { useNavigateTo } from '#ui/actions/pending-navigation.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import panel from '#ui/overlays/panel.module.css';
import { ActionMessage } from './action-message.tsx';
import styles from './my-data.module.css';
import { useAction } from './use-action.ts';

type ErasureProps = { privacy: Privacy; onChange: (outcome: Outcome<Privacy>) => void };

/** Erases at once; open orders and refunds postpone it, and the page says why and what happens next. */
export function ErasureForm({ privacy, onChange }: ErasureProps) {
  const { obstacles, keptOrders, erasureRequestedAt, isEmailConfirmed } = privacy;
  return (
    <section className={panel.card} aria-labelledby="erasure-title">
      <h2 id="erasure-title" className={styles.title}>
        Erase my data
      </h2>
      {erasureRequestedAt === null ? (
        <>
          <p className={styles.text}>
            We erase your profile, wishlist, cart and consents, close your account and log you out everywhere. You can't
            undo this.{' '}
            {isEmailConfirmed
              ? 'Messages you sent us from this email since you opened the account go too.'
              : "Messages you sent us stay until you write to us, because your email isn't confirmed."}
          </p>
          {keptOrders.count > 0 && <KeptOrders {...keptOrders} />}
          {obstacles.length > 0 && (
            <Obstacles obstacles={obstacles} lead="We can't erase it today. If you ask now, we'll do it after this:" />
          )}
          <PasswordForm onChange={onChange} />
        </>
      ) : (
        <PostponedErasure privacy={privacy} onChange={onChange} requestedAt={erasureRequestedAt} />
      )}
    </section>
  );
}

const KeptOrders = ({ count, until }: Privacy['keptOrders']) => (
  <p className={styles.text}>
    Tax law makes us keep name, address and amounts of {count === 1 ? 'one paid order' : `${count} paid orders`} until{' '}
    {formatIndiaDate(until ?? '')}. Then we erase the name and address automatically. Your email and phone go at once.
  </p>
);

const Obstacles = ({ obstacles, lead }: { obstacles: Privacy['obstacles']; lead: string }) => (
  <div className={styles.notice}>
    <p>{lead}</p>
    <ul>
      {obstacles.map((obstacle) => (
        <li key={obstacle.kind + obstacle.orderNumber}>{describeObstacle(obstacle)}</li>
      ))}
    </ul>
    <p>{RETURN_ADVICE}</p>
  </div>
);

function PasswordForm({ onChange }: Pick<ErasureProps, 'onChange'>) {
  const dispatch = useAppDispatch();
  const navigateTo = useNavigateTo();
  const { isBusy, message, run } = useAction();
  const [password, setPassword] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || password === '') return;
    const outcome = await run(dispatch(eraseMyData(password)));
    setPassword('');
    if (!outcome.ok) return;
    if (outcome.value.isErased) navigateTo(paths.home, { replace: true });
    else onChange(await dispatch(fetchPrivacy()));
  };
  return (
    <form className={styles.form} aria-labelledby="erasure-title" onSubmit={submit}>
      <Field label="Your password" required>
        {(control) => (
          <TextInput
            {...control}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <ActionMessage message={message} />
      <div className={styles.actions}>
        <Button type="submit" isBusy={isBusy} busyLabel="Erasing…">
          Erase my data
        </Button>
      </div>
    </form>
  );
}

function PostponedErasure({ privacy, onChange, requestedAt }: ErasureProps & { requestedAt: string }) {
  const dispatch = useAppDispatch();
  const { isBusy, message, run } = useAction();
  const keep = async () => {
    const kept = await run(dispatch(withdrawErasure()));
    if (kept.ok) onChange(kept);
  };
  return (
    <>
      <p className={styles.text} role="status">
        You asked us on {formatIndiaDate(requestedAt)} to erase your data. It has to wait, and you can use your account
        until then.
      </p>
      {privacy.obstacles.length > 0 && <Obstacles obstacles={privacy.obstacles} lead="What we're waiting for:" />}
      <p className={styles.text}>
        Once that is settled, we erase your data within an hour or two and log you out everywhere. You don't need to do
        anything.
      </p>
      {privacy.keptOrders.count > 0 && <KeptOrders {...privacy.keptOrders} />}
      <ActionMessage message={message} />
      <div className={styles.actions}>
        <Button variant="secondary" isBusy={isBusy} busyLabel="Saving…" onClick={keep}>
          Keep my account
        </Button>
      </div>
    </>
  );
}
