import { buildPhoneHref, formatAddressLines } from '#domain/shell/business-facts.ts';
import { Button } from '#ui/actions/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useShopFacts } from '../../state/shop-slice.ts';
import { FormControl } from './form-control.tsx';
import { HoneypotField } from './honeypot-field.tsx';
import styles from './send-form.module.css';
import type { SendFormSetup } from './send-form-setups.ts';
import { SendMessage } from './send-message.tsx';
import { useSendForm } from './use-send-form.ts';

/** The form of contact, project and customization. `label` is its accessible name. */
export function SendForm<Name extends string>({ setup, label }: { setup: SendFormSetup<Name>; label: string }) {
  const { form, state, values, errors, wasRefused, submit, type } = useSendForm(setup);
  const isReady = useHydrated();
  const className = classNames(styles.form, setup.fields.length % 2 === 0 && styles.wideFirst);
  const message = <SendMessage state={state} sentText={setup.sentText} errorMark={setup.errorMark} />;
  return (
    <div>
      <NoScriptNote />
      {setup.messagePlace === 'top' && message}
      <form ref={form} className={className} aria-label={label} noValidate onSubmit={submit}>
        {setup.fields.map((field) => (
          <FormControl
            key={field.name}
            field={field}
            value={values[field.name]}
            error={errors[field.name]}
            readOnly={state.loading}
            onType={(value) => type(field.name, value)}
          />
        ))}
        <HoneypotField />
        <div className={styles.end}>
          {setup.messagePlace === 'bottom' && message}
          {/* Before hydration, submitting would put the values into the URL. */}
          <Button type="submit" disabled={state.loading || !isReady} busy={state.loading} busyLabel="Sending...">
            {setup.submitLabel}
          </Button>
          {wasRefused && !state.loading && <RetryNote />}
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
      It was not sent; what you typed is still here. Please try again in a moment, or call us on{' '}
      <a href={buildPhoneHref(phone)}>{phone}</a>.
    </p>
  );
}

/** Replaces the form without JavaScript. */
function NoScriptNote() {
  const { phone, email, address } = useShopFacts();
  return (
    <noscript>
      <div className={styles.needed}>
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
