import { useCallback, useEffect, useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { UserDetails } from '#contract/storefront/user-details.ts';
import { usePageVisible } from '#storefront/browser/page/page-visibility.ts';
import { selectIsSignedIn, selectUserId } from '#storefront/state/account/session-slice.ts';
import { selectUserDetails, selectUserDetailsError } from '#storefront/state/account/user-details-slice.ts';
import { fetchUserDetails } from '#storefront/state/account/user-details-thunks.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import panel from '#ui/overlays/panel.module.css';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';
import { ProfileHead } from './profile-head.tsx';
import { ProfileSection } from './profile-section.tsx';
import { ADDRESS_SECTION, PERSONAL_SECTION, type ProfileSectionSetup } from './profile-sections.ts';
import { FailedProfile, InvalidSession, SignInRequired } from './profile-states.tsx';
import styles from './profile-view.module.css';

export function ProfileView() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const userId = useAppSelector(selectUserId);
  if (!isSignedIn) return <SignInRequired />;
  return userId === null ? <InvalidSession /> : <CustomersProfile />;
}

function CustomersProfile() {
  const dispatch = useAppDispatch();
  const details = useAppSelector(selectUserDetails);
  const error = useAppSelector(selectUserDetailsError);
  const isVisible = usePageVisible();
  const load = useCallback(() => void dispatch(fetchUserDetails()), [dispatch]);
  // Refreshes when the tab becomes visible: another tab may have saved.
  useEffect(() => {
    if (isVisible) load();
  }, [isVisible, load]);
  return (
    <section className={panel.column} aria-labelledby="profile-title">
      <div className={styles.top}>
        <h1 id="profile-title">Profile</h1>
        <ButtonLink to={paths.home} variant="secondary" size="small">
          Back to Home
        </ButtonLink>
      </div>
      {details === null && error === null && <LoadingText>Loading…</LoadingText>}
      {details === null && error !== null && <FailedProfile error={error} onRetry={load} />}
      {details !== null && <LoadedProfile details={details} />}
    </section>
  );
}

function LoadedProfile({ details }: { details: UserDetails }) {
  const [saving, setSaving] = useState<ProfileSectionSetup['key']>();
  return (
    <>
      <ProfileHead details={details} />
      {[PERSONAL_SECTION, ADDRESS_SECTION].map((setup) => (
        <ProfileSection
          key={setup.key}
          setup={setup}
          details={details}
          isBlocked={saving !== undefined && saving !== setup.key}
          onSaving={(isSaving) => setSaving(isSaving ? setup.key : undefined)}
        />
      ))}
    </>
  );
}
