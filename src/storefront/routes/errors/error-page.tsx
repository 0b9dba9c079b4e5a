import { paths } from '#contract/paths.ts';
import { useOnline } from '#storefront/browser/online-status.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';

/** Shown when a page throws or its script fails to load; a reload helps with both. */
export function ErrorPage() {
  const isOnline = useOnline();
  const title = isOnline ? 'Something went wrong' : "You're offline";
  return (
    <>
      <title>{title}</title>
      <StatusMessage
        headingLevel="h1"
        title={title}
        text={
          isOnline
            ? "We couldn't show this page. Your cart and account are safe."
            : 'This page needs an internet connection. Your cart and account are safe.'
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
    </>
  );
}
