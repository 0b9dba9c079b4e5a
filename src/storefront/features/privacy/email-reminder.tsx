import { EmailState } from './email-state.tsx';
import { usePrivacy } from './use-privacy.ts';

/** Shown on the profile until the email is confirmed. */
export function EmailReminder() {
  const { privacy } = usePrivacy();
  return privacy && !privacy.isEmailConfirmed ? <EmailState email={privacy.email} isConfirmed={false} /> : null;
}
