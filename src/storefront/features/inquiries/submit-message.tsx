import { useEffect, useRef } from 'react';
import type { SubmitState } from '#storefront/state/inquiries/inquiry-slice-factory.ts';
import styles from './inquiry-form.module.css';

type SubmitMessageProps = { state: SubmitState; sentText: string; errorMark: string };

/** Both live regions are always mounted, so that screen readers announce changes. */
export function SubmitMessage({ state: { success, error }, sentText, errorMark }: SubmitMessageProps) {
  const region = useRef<HTMLDivElement>(null);
  const isShown = success || error !== null;
  useEffect(() => {
    if (isShown) region.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <div ref={region} className={styles.messages}>
      <div role="status">{success && <p className={styles.sent}>{sentText}</p>}</div>
      <div role="alert">
        {error !== null && (
          <p className={styles.failed}>
            {errorMark}
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
