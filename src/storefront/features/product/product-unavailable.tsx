import { paths } from '#contract/paths.ts';
import { PRODUCT_NOT_FOUND } from '#storefront/state/product/product-page-slice.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useAppDispatch } from '../../state/hooks.ts';
import { BackButton } from './back-button.tsx';

const NOT_FOUND_TITLE = 'Product not found';

type ProductUnavailableProps = { id: string | undefined; error?: string | undefined };

/** Without `error` the address has no valid product id. */
export function ProductUnavailable({ id, error = PRODUCT_NOT_FOUND }: ProductUnavailableProps) {
  const isUnknown = error === PRODUCT_NOT_FOUND || id === undefined;
  return (
    <EmptyState
      headingLevel="h1"
      title={isUnknown ? NOT_FOUND_TITLE : 'This product could not be loaded'}
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
    dispatch((await import('#storefront/state/product/product-page-thunks.ts')).loadProductPage(id));
  return <Button onClick={() => void retry()}>Try again</Button>;
}
