import { useEffect, useRef } from 'react';
import { useOnline } from '#storefront/browser/online-status.ts';
import { Button } from '#ui/actions/button.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';

type BrowseErrorProps = { error: string; onRetry: () => void };

/** Shows the load error with a retry button; retries by itself when back online. */
export function BrowseError({ error, onRetry }: BrowseErrorProps) {
  const isOnline = useOnline();
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) onRetry();
    wasOnline.current = isOnline;
  }, [isOnline, onRetry]);
  return (
    <div role="alert">
      <StatusMessage
        title={
          isOnline
            ? "We couldn't load the products."
            : "You're offline. We'll load the products as soon as you're back online."
        }
        text={error}
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    </div>
  );
}
