import { buildPhoneHref, formatAddressLines } from '#domain/shell/contact-details.ts';
import { useShopFacts } from '#storefront/state/hooks.ts';
import { Button } from '#ui/actions/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { FormControl } from './form-control.tsx';
import { HoneypotField } from './honeypot-field.tsx';
import styles from './inquiry-form.module.css';
import type { InquiryFormConfig } from './inquiry-form-configs.ts';
import { SubmitMessage } from './submit-message.tsx';
import { useInquiryForm } from './use-inquiry-form.ts';

/** @param label the form's accessible name */
export function InquiryForm<Name extends string>({
  config,
  label,
}: {
  config: InquiryFormConfig<Name>;
  label: string;
}) {
  const { form, state, values, errors, hasFailed, submit, changeValue } = useInquiryForm(config);
  const isReady = useHydrated();
  const className = classNames(styles.form, config.fields.length % 2 === 0 && styles.wideFirst);
  const message = <SubmitMessage state={state} sentText={config.sentText} errorMark={config.errorMark} />;
  return (
    <div>
      <InquiryNoScriptNote />
      {config.messagePosition === 'top' && message}
      <form ref={form} className={className} aria-label={label} noValidate onSubmit={submit}>
        {config.fields.map((field) => (
          <FormControl
            key={field.name}
            field={field}
            value={values[field.name]}
            error={errors[field.name]}
            readOnly={state.loading}
            onChange={(value) => changeValue(field.name, value)}
          />
        ))}
        <HoneypotField />
        <div className={styles.end}>
          {config.messagePosition === 'bottom' && message}
          {/* Before hydration, submitting would put the values into the URL. */}
          <Button type="submit" disabled={state.loading || !isReady} isBusy={state.loading} busyLabel="Sending...">
            {config.submitLabel}
          </Button>
          {hasFailed && !state.loading && <RetryNote />}
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
