import { paths } from '#contract/paths.ts';
import { buildPhoneHref, formatAddressLines } from '#domain/shell/contact-details.ts';
import { useShopFacts } from '#storefront/state/hooks.ts';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { classNames } from '#ui/class-names.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { FormControl } from './form-control.tsx';
import styles from './inquiry-form.module.css';
import { HONEYPOT_NAME, type InquiryFormConfig } from './inquiry-form-configs.ts';
import { SubmitMessage } from './submit-message.tsx';
import { useInquiryForm } from './use-inquiry-form.ts';

/** @param label the form's accessible name */
export function InquiryForm({ config, label }: { config: InquiryFormConfig; label: string }) {
  const { form, formElement, state, result, submit } = useInquiryForm(config);
  const isReady = useHydrated();
  // The server knows no draft, and the first render must match the server's.
  const values = isReady ? form.watch() : config.emptyValues;
  const className = classNames(styles.form, config.fields.length % 2 === 0 && styles.wideFirst);
  const message = <SubmitMessage state={state} sentText={config.sentText} errorMark={config.errorMark} />;
  return (
    <div>
      <InquiryNoScriptNote />
      {config.messagePosition === 'top' && message}
      <form ref={formElement} className={className} aria-label={label} noValidate onSubmit={submit}>
        {config.fields.map((field) => (
          <FormControl
            key={field.name}
            field={field}
            registration={form.registerField(field.name)}
            length={values[field.name]?.length ?? 0}
            error={form.getError(field.name)}
            readOnly={state.loading}
          />
        ))}
        <div className={styles.honeypot} aria-hidden="true">
          <input
            {...form.register(HONEYPOT_NAME)}
            type="text"
            tabIndex={-1}
            autoComplete="off"
            aria-label="Leave this empty"
          />
        </div>
        <div className={styles.end}>
          {config.messagePosition === 'bottom' && message}
          {/* Before hydration, submitting would put the values into the URL. */}
          <Button type="submit" disabled={state.loading || !isReady} isBusy={state.loading} busyLabel="Sending...">
            {config.submitLabel}
          </Button>
          {result?.isSent === false && !state.loading && <RetryNote />}
          {result?.ticket !== undefined && !state.loading && <TicketNote ticket={result.ticket} />}
        </div>
      </form>
    </div>
  );
}

/** Stays after the error message, which is shown for three seconds. */
function RetryNote() {
  const { phone } = useShopFacts();
  return (
    <p className={styles.note}>
      We couldn't send it, but what you typed is still here. Please try again in a moment, or call us on{' '}
      <a href={buildPhoneHref(phone)}>{phone}</a>.
    </p>
  );
}

/** Stays after the message that it was sent. The number is in the fragment, which no server sees. */
const TicketNote = ({ ticket }: { ticket: string }) => (
  <p className={styles.note}>
    Your ticket number is <b>{ticket}</b>. We've emailed it to you too.{' '}
    <Link to={`${paths.ticket}#${ticket}`}>Follow your ticket</Link>
  </p>
);

/** Replaces the form without JavaScript. */
function InquiryNoScriptNote() {
  const { phone, email, address } = useShopFacts();
  return (
    <noscript>
      <div className={styles.noScript}>
        <p>This form needs JavaScript. Please write to us or call us instead:</p>
        <p>
          <a href={buildPhoneHref(phone)}>{phone}</a>
          <br />
          <a href={`mailto:${email}`}>{email}</a>
          <br />
          {formatAddressLines(address).join(', ')}
        </p>
      </div>
    </noscript>
  );
}
