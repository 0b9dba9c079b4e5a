import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { signInStaff } from '#contract/desk/staff.ts';
import { hasDrafts } from '#desk/api/drafts.ts';
import { hasSessionEnded, setSession } from '#desk/api/session.ts';
import { useDeskAction } from '#desk/api/use-desk-action.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { useValidatedForm } from '#ui/forms/use-validated-form.ts';
import styles from './access-form.module.css';
import { AccessFrame } from './access-frame.tsx';

type SignInValues = { email: string; password: string; code: string };
const EMPTY: SignInValues = { email: '', password: '', code: '' };

/** Shown at any address; the requested page follows. */
export function SignInForm() {
  const client = useQueryClient();
  const [isCodeRequired, setCodeRequired] = useState(false);
  const [endedNote] = useState(describeEndedSession);
  const signIn = useDeskAction(signInStaff, (response) => {
    if (response.staff) setSession(client, response.staff);
    else setCodeRequired(response.isCodeRequired);
  });
  const form = useValidatedForm<SignInValues>({
    saved: EMPTY,
    validate: ({ email, password, code }) => ({
      email: email.trim() === '' ? 'Email is required' : undefined,
      password: password === '' ? 'Password is required' : undefined,
      code: isCodeRequired && code.trim() === '' ? 'Code is required' : undefined,
    }),
  });
  const submit = form.handleSubmit(({ email, password, code }) =>
    signIn.mutate({ body: { email: email.trim(), password, code: code.trim() } }),
  );
  const startAgain = () => {
    setCodeRequired(false);
    signIn.reset();
    form.setValue('code', '');
    form.setValue('password', '');
  };
  return (
    <AccessFrame
      title={isCodeRequired ? 'Enter your code' : 'Log in to the desk'}
      lead={isCodeRequired ? 'Open your authenticator app and enter the code it shows for this shop.' : endedNote}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles.form} hidden={isCodeRequired}>
          <Field label="Email" error={form.getError('email')} required>
            {(control) => (
              <TextInput {...control} {...form.registerField('email')} type="email" autoComplete="username" />
            )}
          </Field>
          <Field label="Password" error={form.getError('password')} required>
            {(control) => (
              <TextInput
                {...control}
                {...form.registerField('password')}
                type="password"
                autoComplete="current-password"
              />
            )}
          </Field>
        </div>
        {isCodeRequired && (
          <Field
            label="Code"
            hint="6 digits, or one of your recovery codes if you don't have your phone."
            error={form.getError('code')}
            required
          >
            {(control) => (
              <TextInput {...control} {...form.registerField('code')} autoComplete="one-time-code" autoFocus />
            )}
          </Field>
        )}
        <ActionError error={signIn.error} />
        <Button type="submit" isWide isBusy={signIn.isPending} busyLabel="Checking…">
          Log in
        </Button>
        {isCodeRequired && (
          <Button variant="quiet" onClick={startAgain}>
            Use another account
          </Button>
        )}
      </form>
    </AccessFrame>
  );
}

function describeEndedSession(): string | undefined {
  if (!hasSessionEnded()) return undefined;
  return hasDrafts()
    ? 'You were logged out. Log in again in this tab to continue with what you typed.'
    : 'You were logged out.';
}
