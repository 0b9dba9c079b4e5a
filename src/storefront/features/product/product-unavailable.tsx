import { paths } from '#contract/paths.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import { PRODUCT_GONE, PRODUCT_NOT_FOUND } from '#storefront/state/product/product-page-slice.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';
import { BackButton } from './back-button.tsx';

const NOT_FOUND_TITLE = 'Product not found';

type ProductUnavailableProps = { id: string | undefined; error?: string | undefined };

/** Without `error` the address has no valid product id. */
export function ProductUnavailable({ id, error = PRODUCT_NOT_FOUND }: ProductUnavailableProps) {
  if (error === PRODUCT_GONE) return <ProductGone />;
  const isNotFound = error === PRODUCT_NOT_FOUND || id === undefined;
  return (
    <StatusMessage
      headingLevel="h1"
      title={isNotFound ? NOT_FOUND_TITLE : "We couldn't load this product"}
      text={isNotFound ? 'We may no longer sell it, or the address may be mistyped.' : error}
      action={
        <>
          {isNotFound ? <ButtonLink to={paths.home}>Go to the home page</ButtonLink> : <RetryButton id={id} />}
          <BackButton />
        </>
      }
    />
  );
}

const ProductGone = () => (
  <StatusMessage
    headingLevel="h1"
    title="This design is no longer sold"
    text="Orders that contain it are not affected. You may like one of our other designs."
    action={
      <>
        <ButtonLink to={paths.allProducts()}>See all products</ButtonLink>
        <ButtonLink to={paths.home} variant="secondary">
          Go to the home page
        </ButtonLink>
      </>
    }
  />
);

function RetryButton({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const retry = async () =>
    dispatch((await import('#storefront/state/product/product-page-thunks.ts')).loadProductPage(id));
  return <Button onClick={() => void retry()}>Try again</Button>;
}
