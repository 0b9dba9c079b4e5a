import { paths } from '#contract/paths.ts';
import { NO_SUCH_PRODUCT } from '../../state/product-page-slice.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BackButton } from './back-button.tsx';

export const PRODUCT_NOT_FOUND = 'Product not found';

/** `error` is the store's sentence; without one the address names no product at all. */
export function ProductMissing({ error = NO_SUCH_PRODUCT }: { error?: string | undefined }) {
  const isUnknown = error === NO_SUCH_PRODUCT;
  return (
    <EmptyState
      headingLevel="h1"
      title={isUnknown ? PRODUCT_NOT_FOUND : 'This product could not be loaded'}
      text={isUnknown ? 'It may have left the collection, or the address may be mistyped.' : error}
      action={
        <>
          <ButtonLink to={paths.home}>Go to the home page</ButtonLink>
          <BackButton />
        </>
      }
    />
  );
}
