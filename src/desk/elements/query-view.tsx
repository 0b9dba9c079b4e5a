import type { ReactNode } from 'react';
import { DeskError, getErrorText, isForbidden } from '#desk/api/desk-error.ts';
import { LoadError } from '#ui/feedback/load-error.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';

type QueryViewProps<Data> = {
  query: { readonly data: Data | undefined; readonly error: unknown; refetch(): unknown };
  /** Shown during the first load, e.g. 'Loading orders…' */
  loading: string;
  /** Shown after a 404, e.g. 'There is no such order.' */
  missing?: string;
  children: (data: Data) => ReactNode;
};

/** Shows loaded data or the error. If refetching fails, the old data stays. */
export function QueryView<Data>({ query, loading, missing, children }: QueryViewProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined)
    return (
      <>
        {error && (
          <LoadError message={`This may be out of date. ${getErrorText(error)}`} onRetry={() => void refetch()} />
        )}
        {children(data)}
      </>
    );
  if (isForbidden(error)) return <NoPermission />;
  if (missing !== undefined && error instanceof DeskError && error.status === 404)
    return <StatusMessage title={missing} headingLevel="h1" />;
  if (error) return <LoadError message={getErrorText(error)} onRetry={() => void refetch()} />;
  return <LoadingText>{loading}</LoadingText>;
}

export const NoPermission = () => (
  <StatusMessage
    title="Your role doesn't include this"
    text="Ask an owner of the shop if you need it for your work."
    headingLevel="h1"
  />
);
