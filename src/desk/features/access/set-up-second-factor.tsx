import { useState } from 'react';
import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import { confirmSecondFactor, startSecondFactor } from '#contract/desk/staff.ts';
import { useSession, useSignOut } from '#desk/api/session.ts';
import { useDeskAction } from '#desk/api/use-desk-action.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import { CopyButton } from '#desk/elements/copy-button.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { useValidatedForm } from '#ui/forms/use-validated-form.ts';
import styles from './access-form.module.css';
import { AccessFrame } from './access-frame.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import codeStyles from './second-factor.module.css';

type Secret = DeskData<typeof startSecondFactor>;
type SetUpProps = { isRequired: boolean; onDone: () => void };
type Identity = { password: string; code: string };

/** Asks for the password, shows the QR code, checks the first code and shows the recovery codes. */
export function SetUpSecondFactor({ isRequired, onDone }: SetUpProps) {
  const [secret, setSecret] = useState<Secret>();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={onDone} />;
  if (secret) return <ScanStep secret={secret} onConfirmed={setRecoveryCodes} />;
  return <PasswordStep isRequired={isRequired} onStarted={setSecret} onCancel={onDone} />;
}

const NO_IDENTITY: Identity = { password: '', code: '' };

const REPLACING_LEAD =
  'For a new phone or new recovery codes. The app on the old phone and the old recovery codes stop working as soon as you enter the first code of the new one.';
const REQUIRED_LEAD =
  'Your role can see customers and move money, so it needs an authenticator app as well as your password. Confirm your password to begin.';
const OPTIONAL_LEAD =
  'An authenticator app on your phone protects your account as well as your password. Confirm your password to begin.';

type PasswordStepProps = { isRequired: boolean; onStarted: (secret: Secret) => void; onCancel: () => void };

function PasswordStep({ isRequired, onStarted, onCancel }: PasswordStepProps) {
  const signOut = useSignOut();
  const isReplacing = useSession().data?.hasSecondFactor ?? false;
  const start = useDeskAction(startSecondFactor, onStarted);
  const form = useValidatedForm<Identity>({
    saved: NO_IDENTITY,
    validate: ({ password, code }) => ({
      password: password === '' ? 'Password is required' : undefined,
      code: isReplacing && code.trim() === '' ? 'Code is required' : undefined,
    }),
  });
  const submit = form.handleSubmit((values) => start.mutate({ body: values }));
  return (
    <AccessFrame
      title={isReplacing ? 'Replace the second factor' : 'Set up a second factor'}
      lead={isReplacing ? REPLACING_LEAD : isRequired ? REQUIRED_LEAD : OPTIONAL_LEAD}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
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
        {isReplacing && (
          <Field label="Current code or recovery code" error={form.getError('code')} required>
            {(control) => <TextInput {...control} {...form.registerField('code')} autoComplete="one-time-code" />}
          </Field>
        )}
        <ActionError error={start.error} />
        <Button type="submit" isWide isBusy={start.isPending}>
          Continue
        </Button>
        {isRequired ? (
          <Button variant="quiet" onClick={() => void signOut().catch(() => undefined)}>
            Log out
          </Button>
        ) : (
          <Button variant="quiet" onClick={onCancel}>
            Not now
          </Button>
        )}
      </form>
    </AccessFrame>
  );
}

const NO_CODE = { code: '' };

type ScanStepProps = { secret: Secret; onConfirmed: (recoveryCodes: readonly string[]) => void };

function ScanStep({ secret, onConfirmed }: ScanStepProps) {
  const confirm = useDeskAction(confirmSecondFactor, ({ recoveryCodes }) => onConfirmed(recoveryCodes));
  const form = useValidatedForm<{ code: string }>({
    saved: NO_CODE,
    validate: ({ code }) => ({ code: /^\d{6}$/.test(code.replace(/\s/g, '')) ? undefined : 'Enter the 6 digits' }),
  });
  const submit = form.handleSubmit(({ code }) => confirm.mutate({ body: { code: code.replace(/\s/g, '') } }));
  return (
    <AccessFrame title="Scan the code" lead="Scan this with your authenticator app, then enter the code it shows.">
      <img
        className={codeStyles.qrCode}
        src={`data:image/svg+xml,${encodeURIComponent(secret.qrCodeSvg)}`}
        alt="QR code for your authenticator app"
        width={208}
        height={208}
      />
      <div className={codeStyles.secret}>
        <p>No camera? Type this key instead:</p>
        <code>{secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        <CopyButton text={secret.secret} label="Copy the key" />
      </div>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <Field label="First code" error={form.getError('code')} required>
          {(control) => (
            <TextInput
              {...control}
              {...form.registerField('code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
            />
          )}
        </Field>
        <ActionError error={confirm.error} />
        <Button type="submit" isWide isBusy={confirm.isPending} busyLabel="Checking…">
          Turn on
        </Button>
      </form>
    </AccessFrame>
  );
}
