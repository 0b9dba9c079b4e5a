import { paths } from '#contract/paths.ts';
import { useOnline } from '#storefront/browser/online-status.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

/** Shown when a page throws or its script fails to load; a reload helps with both. */
export function ErrorPage() {
  const isOnline = useOnline();
  return (
    <EmptyState
      headingLevel="h1"
      title={isOnline ? 'Something went wrong' : 'You are offline'}
      text={
        isOnline
          ? 'We could not show this page. Your cart and your account are safe.'
          : 'This page needs a connection. Your cart and your account are safe.'
      }
      action={
        <>
          <Button onClick={() => window.location.reload()}>Try again</Button>
          <ButtonLink to={paths.home} variant="secondary">
            Go to the home page
          </ButtonLink>
        </>
      }
    />
  );
}
