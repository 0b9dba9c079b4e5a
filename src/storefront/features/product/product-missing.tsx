import { paths } from '#contract/paths.ts';
import { NO_SUCH_PRODUCT } from '#storefront/state/product/product-page-slice.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useAppDispatch } from '../../state/hooks.ts';
import { BackButton } from './back-button.tsx';

const PRODUCT_NOT_FOUND = 'Product not found';

type ProductMissingProps = { id: string | undefined; error?: string | undefined };

/** `error` is the store's sentence; without one the address names no product at all. */
export function ProductMissing({ id, error = NO_SUCH_PRODUCT }: ProductMissingProps) {
  const isUnknown = error === NO_SUCH_PRODUCT || id === undefined;
  return (
    <EmptyState
      headingLevel="h1"
      title={isUnknown ? PRODUCT_NOT_FOUND : 'This product could not be loaded'}
      text={isUnknown ? 'It may have left the collection, or the address may be mistyped.' : error}
      action={
        <>
          {isUnknown ? <ButtonLink to={paths.home}>Go to the home page</ButtonLink> : <RetryButton id={id} />}
          <BackButton />
        </>
      }
    />
  );
}

function RetryButton({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const retry = async () =>
    dispatch((await import('#storefront/state/product/product-page-thunks.ts')).openProduct(id));
  return <Button onClick={() => void retry()}>Try again</Button>;
}
