import { useEffect, useRef } from 'react';
import type { SendState } from '#storefront/state/inquiries/inquiry-slice-factory.ts';
import styles from './send-form.module.css';

type SendMessageProps = { state: SendState; sentText: string; errorMark: string };

/** How the sending ended. Both regions are always there, because screen readers announce what enters one. */
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
