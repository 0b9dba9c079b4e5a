import { useEffect, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { useAppDispatch, useAppSelector } from '#storefront/state/hooks.ts';
import { fetchPrivacy } from '#storefront/state/privacy/privacy-thunks.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';
import panel from '#ui/overlays/panel.module.css';
import { ChangeEmailForm } from './change-email-form.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { DeviceList } from './device-list.tsx';

/** Password, sign-in email and devices of the customer (D-39). Another API host does not offer them (D-50). */
export function SecurityOverview() {
  const apiOrigin = useAppSelector((state) => state.shop.apiOrigin);
  if (apiOrigin !== undefined)
    return <StatusMessage headingLevel="h1" title="Not available here" text="Please write to us about your account." />;
  return <SecurityForms />;
}

function SecurityForms() {
  const email = useSignInEmail();
  return (
    <section className={panel.column} aria-labelledby="security-title">
      <h1 id="security-title">Security</h1>
      <ChangePasswordForm email={email} />
      <ChangeEmailForm email={email} />
      <DeviceList />
      <p>
        <ButtonLink to={paths.profile} variant="secondary" size="small">
          Back to Profile
        </ButtonLink>
      </p>
    </section>
  );
}

/** Not the contact email of the profile, which checkout can change. */
function useSignInEmail(): string | undefined {
  const dispatch = useAppDispatch();
  const [email, setEmail] = useState<string>();
  useEffect(() => {
    void dispatch(fetchPrivacy()).then((privacy) => {
      if (privacy.ok) setEmail(privacy.value.email);
    });
  }, [dispatch]);
  return email;
}
