import { useEffect, useRef } from 'react';
import type { SubmitState } from '#storefront/state/inquiries/inquiry-slice-factory.ts';
import styles from './send-form.module.css';

type SendMessageProps = { state: SubmitState; sentText: string; errorMark: string };

/** Both live regions are always mounted, so that screen readers announce changes. */
export function SendMessage({ state: { success, error }, sentText, errorMark }: SendMessageProps) {
  const place = useRef<HTMLDivElement>(null);
  const isShown = success || error !== null;
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <div ref={place} className={styles.messages}>
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
