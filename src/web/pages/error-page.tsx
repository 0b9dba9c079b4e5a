import { paths } from '#contract/paths.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** When a page breaks, or its script could not be loaded. A fresh load is the one remedy that helps with both. */
export function ErrorPage() {
  return (
    <EmptyState
      headingLevel="h1"
      title="Something went wrong"
      text="We could not show this page. Your cart and your account are safe."
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
