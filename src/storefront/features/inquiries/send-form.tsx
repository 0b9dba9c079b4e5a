import { phoneHref } from '#domain/shell/business-facts.ts';
import { Button } from '#ui/actions/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useShopFacts } from '../../state/shop-slice.ts';
import { FormControl } from './form-control.tsx';
import { ScriptNeeded } from './script-needed.tsx';
import styles from './send-form.module.css';
import type { SendFormSetup } from './send-form-setup.ts';
import { SendMessage } from './send-message.tsx';
import { TrapField } from './trap-field.tsx';
import { useSendForm } from './use-send-form.ts';

/** The one form behind contact, project and customization. `label` names it for those who cannot see the heading. */
export function SendForm<Name extends string>({ setup, label }: { setup: SendFormSetup<Name>; label: string }) {
  const { form, state, values, errors, wasRefused, submit, type } = useSendForm(setup);
  const isReady = useHydrated();
  const className = classNames(styles.form, setup.fields.length % 2 === 0 && styles.wideFirst);
  const message = <SendMessage state={state} sentText={setup.sentText} errorMark={setup.errorMark} />;
  return (
    <div>
      <ScriptNeeded />
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
        <TrapField />
        <div className={styles.end}>
          {setup.messagePlace === 'bottom' && message}
          {/* Until the script is there, sending would put what was typed into the address. */}
          <Button type="submit" disabled={state.loading || !isReady} busy={state.loading} busyLabel="Sending...">
            {setup.submitLabel}
          </Button>
          {wasRefused && !state.loading && <StillHere />}
        </div>
      </form>
    </div>
  );
}

/** Stays after the message has gone: the sentence above is shown for three seconds only. */
function StillHere() {
  const { phone } = useShopFacts();
  return (
    <p className={styles.note}>
      It was not sent; what you typed is still here. Please try again in a moment, or call us on{' '}
      <a href={phoneHref(phone)}>{phone}</a>.
    </p>
  );
}
