import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import { acceptInvitation, checkInvitation } from '#contract/desk/staff.ts';
import { callDesk } from '#desk/api/desk-client.ts';
import { DeskError, getErrorText } from '#desk/api/desk-error.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { queryKeys } from '#desk/api/query-keys.ts';
import { setSession } from '#desk/api/session.ts';
import { useDeskAction } from '#desk/api/use-desk-action.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import { getConfirmationError, getPasswordError } from '#domain/account/new-password.ts';
import { Button } from '#ui/actions/button.tsx';
import { useNavigateTo } from '#ui/actions/pending-navigation.tsx';
import { LoadError } from '#ui/feedback/load-error.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { useValidatedForm } from '#ui/forms/use-validated-form.ts';
import styles from './access-form.module.css';
import { AccessFrame } from './access-frame.tsx';

/** The token is in the fragment, which no server sees: `#TOKEN` or `#token=TOKEN`. */
const readToken = (): string => {
  const fragment = window.location.hash.slice(1);
  return new URLSearchParams(fragment).get('token') ?? fragment;
};

export function AcceptInvitation() {
  const [token] = useState(readToken);
  const invitation = useQuery({
    queryKey: queryKeys.invitation(token),
    queryFn: () => callDesk(checkInvitation, { body: { token } }),
  });
  const { data, error, refetch } = invitation;
  if (data) return <InvitationForm token={token} invitation={data} />;
  if (error instanceof DeskError && !error.isOutcomeUnknown)
    return (
      <AccessFrame
        title="This invitation no longer works"
        lead={`${error.message} An invitation works once, for 30 minutes. Ask for a new one.`}
      >
        <a href={deskPaths.today}>Log in to the desk</a>
      </AccessFrame>
    );
  return (
    <AccessFrame title="Your invitation">
      {error ? (
        <LoadError message={getErrorText(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingText>Checking the invitation…</LoadingText>
      )}
    </AccessFrame>
  );
}

type InvitationValues = { email: string; name: string; password: string; confirmPassword: string };
const EMPTY: InvitationValues = { email: '', name: '', password: '', confirmPassword: '' };

type InvitationFormProps = { token: string; invitation: DeskData<typeof checkInvitation> };

function InvitationForm({ token, invitation }: InvitationFormProps) {
  const client = useQueryClient();
  const navigateTo = useNavigateTo();
  const isEmailOpen = invitation.email === null;
  const accept = useDeskAction(acceptInvitation, (staff) => {
    setSession(client, staff);
    navigateTo(deskPaths.today, { replace: true });
  });
  const form = useValidatedForm<InvitationValues>({
    saved: EMPTY,
    validate: (values) => ({
      email: isEmailOpen && values.email.trim() === '' ? 'Email is required' : undefined,
      name: values.name.trim() === '' ? 'Name is required' : undefined,
      password: getPasswordError(values.password),
      confirmPassword: getConfirmationError(values),
    }),
  });
  const submit = form.handleSubmit(({ email, name, password }) =>
    accept.mutate({ body: { token, email: (invitation.email ?? email).trim(), name: name.trim(), password } }),
  );
  return (
    <AccessFrame
      title="Welcome to the desk"
      lead={
        isEmailOpen
          ? `You are setting up the account of the shop's first ${invitation.role}.`
          : `You were invited as ${invitation.role}. Your login is ${invitation.email}.`
      }
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {isEmailOpen && (
          <Field label="Email" error={form.getError('email')} required>
            {(control) => (
              <TextInput {...control} {...form.registerField('email')} type="email" autoComplete="username" />
            )}
          </Field>
        )}
        <Field
          label="Your name"
          hint="Your colleagues see it next to your changes."
          error={form.getError('name')}
          required
        >
          {(control) => <TextInput {...control} {...form.registerField('name')} autoComplete="name" />}
        </Field>
        <Field label="Password" hint="At least 8 characters." error={form.getError('password')} required>
          {(control) => (
            <TextInput {...control} {...form.registerField('password')} type="password" autoComplete="new-password" />
          )}
        </Field>
        <Field label="Repeat the password" error={form.getError('confirmPassword')} required>
          {(control) => (
            <TextInput
              {...control}
              {...form.registerField('confirmPassword')}
              type="password"
              autoComplete="new-password"
            />
          )}
        </Field>
        <ActionError error={accept.error} />
        <Button type="submit" isWide isBusy={accept.isPending} busyLabel="Creating the account…">
          Create the account
        </Button>
      </form>
    </AccessFrame>
  );
}
