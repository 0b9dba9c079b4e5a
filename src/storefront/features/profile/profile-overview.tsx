import { useCallback, useEffect, useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { UserDetails } from '#contract/storefront/user-details.ts';
import { usePageVisible } from '#storefront/browser/page/page-visibility.ts';
import { selectIsSignedIn, selectUserId } from '#storefront/state/account/session-slice.ts';
import { selectUserDetails, selectUserDetailsError } from '#storefront/state/account/user-details-slice.ts';
import { fetchUserDetails } from '#storefront/state/account/user-details-thunks.ts';
import { useAppDispatch, useAppSelector } from '#storefront/state/hooks.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Link } from '#ui/actions/link.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import panel from '#ui/overlays/panel.module.css';
import { ProfileHead } from './profile-head.tsx';
import { InvalidSessionMessage, ProfileLoadError, SignInRequiredMessage } from './profile-messages.tsx';
import styles from './profile-overview.module.css';
import { ProfileSection } from './profile-section.tsx';
import { ADDRESS_SECTION, PERSONAL_SECTION, type ProfileSectionConfig } from './profile-sections.ts';

export function ProfileOverview() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const userId = useAppSelector(selectUserId);
  if (!isSignedIn) return <SignInRequiredMessage />;
  return userId === null ? <InvalidSessionMessage /> : <SignedInProfile />;
}

function SignedInProfile() {
  const dispatch = useAppDispatch();
  const details = useAppSelector(selectUserDetails);
  const error = useAppSelector(selectUserDetailsError);
  // Another API host may have no such endpoints.
  const hasOtherApi = useAppSelector((state) => state.shop.apiOrigin !== undefined);
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
      {details === null && error !== null && <ProfileLoadError error={error} onRetry={load} />}
      {details !== null && <LoadedProfile details={details} />}
      {!hasOtherApi && (
        <p>
          <Link to={paths.security} className={styles.security}>
            Password, login email and devices
          </Link>
        </p>
      )}
    </section>
  );
}

function LoadedProfile({ details }: { details: UserDetails }) {
  const [saving, setSaving] = useState<ProfileSectionConfig['key']>();
  return (
    <>
      <ProfileHead details={details} />
      {[PERSONAL_SECTION, ADDRESS_SECTION].map((config) => (
        <ProfileSection
          key={config.key}
          config={config}
          details={details}
          isSaving={saving === config.key}
          isBlocked={saving !== undefined && saving !== config.key}
          onSavingChange={(isSaving) => setSaving(isSaving ? config.key : undefined)}
        />
      ))}
    </>
  );
}
