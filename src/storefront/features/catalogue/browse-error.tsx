import { useEffect, useRef } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useOnline } from '../../browser/online-status.ts';

type BrowseErrorProps = { error: string; onRetry: () => void };

/** The load error with a retry button; retries by itself when back online. */
export function BrowseError({ error, onRetry }: BrowseErrorProps) {
  const isOnline = useOnline();
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) onRetry();
    wasOnline.current = isOnline;
  }, [isOnline, onRetry]);
  return (
    <div role="alert">
      <EmptyState
        title={error}
        text={
          isOnline
            ? 'The products could not be loaded.'
            : 'You are offline. The products will be loaded as soon as you are connected again.'
        }
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    </div>
  );
}
