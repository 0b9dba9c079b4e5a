import { paths } from '#contract/paths.ts';
import type { Privacy } from '#contract/storefront/privacy.ts';
import type { Outcome } from '#domain/outcome.ts';
import { selectIsSignedIn } from '#storefront/state/account/session-slice.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { LoadError } from '#ui/feedback/load-error.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';
import panel from '#ui/overlays/panel.module.css';
import { DataDownload } from './data-download.tsx';
import { EmailState } from './email-state.tsx';
import { ErasureForm } from './erasure-form.tsx';
import { MarketingChoice } from './marketing-choice.tsx';
import styles from './my-data.module.css';
import { usePrivacy } from './use-privacy.ts';

/** The customer's own data: email, consent, copy and erasure. Another API host does not offer it (D-50). */
export function MyData() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const apiOrigin = useAppSelector((state) => state.shop.apiOrigin);
  if (!isSignedIn) return <StatusMessage headingLevel="h1" title="You're logged out." action={<HomeLink />} />;
  if (apiOrigin !== undefined)
    return <StatusMessage headingLevel="h1" title="Not available here" text="Please write to us about your data." />;
  return <SignedInData />;
}

const HomeLink = () => <ButtonLink to={paths.home}>Back to Home</ButtonLink>;

function SignedInData() {
  const { privacy, error, load, show } = usePrivacy();
  return (
    <section className={panel.column} aria-labelledby="my-data-title">
      <div className={styles.top}>
        <h1 id="my-data-title">My data</h1>
        <ButtonLink to={paths.profile} variant="secondary" size="small">
          Back to Profile
        </ButtonLink>
      </div>
      {!privacy && error === undefined && <LoadingText>Loading…</LoadingText>}
      {!privacy && error !== undefined && (
        <LoadError message="We couldn't load this page." detail={error} onRetry={load} />
      )}
      {privacy && <LoadedData privacy={privacy} onChange={show} />}
    </section>
  );
}

type LoadedDataProps = { privacy: Privacy; onChange: (outcome: Outcome<Privacy>) => void };

function LoadedData({ privacy, onChange }: LoadedDataProps) {
  return (
    <>
      <section className={panel.card} aria-labelledby="email-title">
        <h2 id="email-title" className={styles.title}>
          Your email
        </h2>
        <EmailState email={privacy.email} isConfirmed={privacy.isEmailConfirmed} />
      </section>
      <MarketingChoice consentAt={privacy.marketingConsentAt} onChange={onChange} />
      <DataDownload isEmailConfirmed={privacy.isEmailConfirmed} />
      <ErasureForm privacy={privacy} onChange={onChange} />
    </>
  );
}
