import { paths } from '#contract/paths.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';
import type { PageModule } from '../route.ts';

export const notFoundPage: PageModule = {
  Page: NotFoundPage,
  head: () => ({ title: 'Page not found', description: "There's no page at this address.", isIndexed: false }),
  status: () => 404,
};

function NotFoundPage() {
  return (
    <StatusMessage
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
