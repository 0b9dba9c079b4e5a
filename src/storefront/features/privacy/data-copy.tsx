import { useCallback, useEffect, useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { DataCopy } from '#contract/storefront/privacy.ts';
import { toReadableFields } from '#domain/privacy/readable-record.ts';
import { formatIndiaTime } from '#domain/time/india-time.ts';
import { useAppDispatch, useShopFacts } from '#storefront/state/hooks.ts';
import { fetchMyData } from '#storefront/state/privacy/privacy-thunks.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { LoadError } from '#ui/feedback/load-error.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import panel from '#ui/overlays/panel.module.css';
import styles from './data-copy.module.css';

/** The readable copy of the customer's data, made for reading and printing. */
export function ReadableDataCopy() {
  const dispatch = useAppDispatch();
  const [copy, setCopy] = useState<DataCopy>();
  const [error, setError] = useState<string>();
  const load = useCallback(async () => {
    setError(undefined);
    const outcome = await dispatch(fetchMyData());
    if (outcome.ok) setCopy(outcome.value);
    else setError(outcome.message);
  }, [dispatch]);
  useEffect(() => void load(), [load]);
  return (
    <section className={panel.column} aria-labelledby="copy-title">
      <div className={styles.top}>
        <h1 id="copy-title">A copy of your data</h1>
        <div className={styles.actions} data-print="hide">
          <Button variant="secondary" size="small" disabled={!copy} onClick={() => window.print()}>
            Print
          </Button>
          <ButtonLink to={paths.myData} variant="secondary" size="small">
            Back to My data
          </ButtonLink>
        </div>
      </div>
      {!copy && error === undefined && <LoadingText>Loading…</LoadingText>}
      {!copy && error !== undefined && (
        <LoadError message="We couldn't load your data." detail={error} onRetry={load} />
      )}
      {copy && <CopySections copy={copy} />}
    </section>
  );
}

function CopySections({ copy: { createdAt, sections } }: { copy: DataCopy }) {
  const { legalName, email } = useShopFacts();
  return (
    <>
      <p>
        What {legalName} stored about you on {formatIndiaTime(createdAt)}. Questions: {email}
      </p>
      {sections.map(({ name, title, records }) => (
        <section key={name} className={styles.section} aria-label={title}>
          <h2>{title}</h2>
          {records.map((record, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a copy never changes.
            <dl key={index} className={styles.record}>
              {toReadableFields(record).map(({ label, value }, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a copy never changes.
                <div key={line}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          ))}
        </section>
      ))}
    </>
  );
}
