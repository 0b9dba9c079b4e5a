import { useState } from 'react';
import { getEmailError } from '#domain/account/email.ts';
import { PASSWORD_REQUIRED_MESSAGE } from '#domain/account/new-password.ts';
import { requestEmailChange } from '#storefront/state/account/credentials-thunks.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { useValidatedForm } from '#ui/forms/use-validated-form.ts';
import { PasswordInput } from '../password-input.tsx';
import { SecurityForm } from './security-card.tsx';

type EmailValues = { email: string; password: string };
const BLANK: EmailValues = { email: '', password: '' };

const validate = ({ email, password }: EmailValues) => ({
  email: getEmailError(email.trim()),
  password: password === '' ? PASSWORD_REQUIRED_MESSAGE : undefined,
});

export function ChangeEmailForm({ email }: { email: string | undefined }) {
  const dispatch = useAppDispatch();
  const [sentTo, setSentTo] = useState<string>();
  const { registerField, handleSubmit, getError, setError, reset, formState } = useValidatedForm<EmailValues>({
    validate,
  });
  const submit = handleSubmit(async (values) => {
    setSentTo(undefined);
    const message = await dispatch(requestEmailChange({ ...values, email: values.email.trim() }));
    if (message !== undefined) return setError('root', { message });
    reset(BLANK, { keepDirtyValues: false });
    setSentTo(values.email.trim());
  });
  return (
    <SecurityForm
      title="Login email"
      submitLabel="Change email"
      isBusy={formState.isSubmitting}
      done={sentTo === undefined ? undefined : `Open the link we sent to ${sentTo}. Until then, nothing changes.`}
      error={formState.errors.root?.message}
      onSubmit={submit}
    >
      {email !== undefined && <p>You log in with {email}.</p>}
      <Field label="New email" error={getError('email')} required>
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
      <Field label="Your password" error={getError('password')} required>
        {(control) => <PasswordInput {...control} {...registerField('password')} autoComplete="current-password" />}
      </Field>
    </SecurityForm>
  );
}
