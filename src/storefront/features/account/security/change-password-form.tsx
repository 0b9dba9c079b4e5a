import { useState } from 'react';
import {
  type NewPasswordValues,
  PASSWORD_REQUIRED_MESSAGE,
  validateNewPassword,
} from '#domain/account/new-password.ts';
import { changePassword } from '#storefront/state/account/credentials-thunks.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import { Field } from '#ui/fields/field.tsx';
import { useValidatedForm } from '#ui/forms/use-validated-form.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { PasswordInput } from '../password-input.tsx';
import { SecurityForm } from './security-card.tsx';

type PasswordValues = NewPasswordValues & { currentPassword: string };
const BLANK: PasswordValues = { currentPassword: '', password: '', confirmPassword: '' };

const validate = (values: PasswordValues) => ({
  currentPassword: values.currentPassword === '' ? PASSWORD_REQUIRED_MESSAGE : undefined,
  ...validateNewPassword(values),
});

export function ChangePasswordForm({ email }: { email: string | undefined }) {
  const dispatch = useAppDispatch();
  const [isDone, setIsDone] = useState(false);
  const { registerField, handleSubmit, getError, setError, reset, formState } = useValidatedForm<PasswordValues>({
    validate,
  });
  const submit = handleSubmit(async (values) => {
    setIsDone(false);
    const message = await dispatch(changePassword(values));
    if (message !== undefined) return setError('root', { message });
    reset(BLANK, { keepDirtyValues: false });
    setIsDone(true);
  });
  return (
    <SecurityForm
      title="Password"
      submitLabel="Change password"
      isBusy={formState.isSubmitting}
      done={isDone ? 'Your password has been changed. Your other devices are logged out.' : undefined}
      error={formState.errors.root?.message}
      onSubmit={submit}
    >
      {/* For password managers. */}
      <input type="hidden" autoComplete="username" value={email ?? ''} readOnly />
      <Field label="Current password" error={getError('currentPassword')} required>
        {(control) => (
          <PasswordInput {...control} {...registerField('currentPassword')} autoComplete="current-password" />
        )}
      </Field>
      <NewPasswordFields registerField={registerField} getError={getError} />
    </SecurityForm>
  );
}
