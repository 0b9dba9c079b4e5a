import { paths } from '#contract/paths.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

export function NotFoundPage() {
  return (
    <EmptyState
      headingLevel="h1"
      title="Page not found"
      text="The page may have moved, or the address may be mistyped."
      action={
        <>
          <ButtonLink to={paths.home}>Go to the home page</ButtonLink>
          <ButtonLink to={paths.allProducts()} variant="secondary">
            Search all products
          </ButtonLink>
        </>
      }
    />
  );
}
