import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useLocation } from 'react-router';
import type { Ticket } from '#contract/storefront/inquiries.ts';
import { getEmailError } from '#domain/account/email.ts';
import { formatRequiredMessage, isBlank } from '#domain/text/text-limits.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import { findTicket } from '#storefront/state/inquiries/find-ticket.ts';
import { Button } from '#ui/actions/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { useValidatedForm } from '#ui/forms/use-validated-form.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import styles from './ticket-search.module.css';
import { TicketView } from './ticket-view.tsx';

type TicketValues = { ticket: string; email: string };

/** Shows what became of a message to whoever knows its number and the email. */
export function TicketSearch() {
  const [found, setFound] = useState<Ticket>();
  const titleId = useId();
  return (
    <section className={`container ${styles.frame}`} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h1 id={titleId}>Follow your ticket</h1>
        <p>Enter the ticket number from our email and the email address you wrote from.</p>
      </header>
      <noscript>
        <p>You need JavaScript for this page. Please turn it on and try again.</p>
      </noscript>
      <TicketForm onFound={setFound} />
      {found && <TicketView ticket={found} />}
    </section>
  );
}

function TicketForm({ onFound }: { onFound: (ticket: Ticket | undefined) => void }) {
  const dispatch = useAppDispatch();
  const isReady = useHydrated();
  const { registerField, setValue, handleSubmit, getError, setError, formState } = useValidatedForm<TicketValues>({
    validate: ({ ticket, email }) => ({
      ticket: isBlank(ticket) ? formatRequiredMessage('Ticket number') : undefined,
      email: getEmailError(email.trim()),
    }),
  });
  // Links of our emails have the number in the fragment, which browsers send to no server.
  const linked = useLocation().hash.slice(1);
  const prefill = useEffectEvent((ticket: string) => setValue('ticket', ticket));
  useEffect(() => {
    if (linked !== '') prefill(linked);
  }, [linked]);
  const submit = handleSubmit(async ({ ticket, email }) => {
    onFound(undefined);
    const result = await dispatch(findTicket({ ticket: ticket.trim(), email: email.trim() }));
    if ('ticket' in result) onFound(result.ticket);
    else setError('root', { message: result.error });
  });
  const error = formState.errors.root?.message;
  return (
    <form className={styles.form} aria-label="Follow your ticket" method="post" noValidate onSubmit={submit}>
      <Field label="Ticket number" error={getError('ticket')} hint="For example MSG-23456789AB" required>
        {(control) => (
          <TextInput
            {...control}
            {...registerField('ticket')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label="Email" error={getError('email')} required>
        {(control) => (
          <TextInput
            {...control}
            {...registerField('email')}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <div role="alert">{error !== undefined && <p className={styles.failed}>{error}</p>}</div>
      <Button type="submit" isWide disabled={!isReady} isBusy={formState.isSubmitting} busyLabel="Looking…">
        Show my ticket
      </Button>
    </form>
  );
}
