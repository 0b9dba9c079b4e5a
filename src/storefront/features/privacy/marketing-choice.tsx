import type { Privacy } from '#contract/storefront/privacy.ts';
import type { Outcome } from '#domain/outcome.ts';
import { CONSENT_TEXTS } from '#domain/privacy/consents.ts';
import { formatIndiaDate } from '#domain/time/india-time.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import { saveMarketingConsent } from '#storefront/state/privacy/privacy-thunks.ts';
import { Button } from '#ui/actions/button.tsx';
import panel from '#ui/overlays/panel.module.css';
import { ActionMessage } from './action-message.tsx';
import styles from './my-data.module.css';
import { useAction } from './use-action.ts';

type MarketingChoiceProps = { consentAt: string | null; onChange: (outcome: Outcome<Privacy>) => void };

/** One click gives the consent, one click withdraws it. */
export function MarketingChoice({ consentAt, onChange }: MarketingChoiceProps) {
  const dispatch = useAppDispatch();
  const { isBusy, message, run } = useAction();
  const isGiven = consentAt !== null;
  const change = async () => {
    const saved = await run(
      dispatch(saveMarketingConsent(!isGiven)),
      isGiven ? "Stopped. We won't send you news or offers." : 'Saved. You can stop it here at any time.',
    );
    if (saved.ok) onChange(saved);
  };
  return (
    <section className={panel.card} aria-labelledby="marketing-title">
      <h2 id="marketing-title" className={styles.title}>
        News by email
      </h2>
      <p className={styles.text}>
        {isGiven
          ? `On ${formatIndiaDate(consentAt)} you agreed: “${CONSENT_TEXTS.marketing.text}”`
          : 'You get emails about your account and orders only, no news or offers.'}
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" isBusy={isBusy} busyLabel="Saving…" onClick={change}>
          {isGiven ? 'Stop news by email' : 'Email me about new patterns and offers'}
        </Button>
      </div>
      <ActionMessage message={message} />
    </section>
  );
}
