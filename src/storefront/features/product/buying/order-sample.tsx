import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { isSampleLine } from '#domain/cart/line-kind.ts';
import {
  buildSampleItemInput,
  findSample,
  getSamplePricePaise,
  MAX_SAMPLES,
  TOO_MANY_SAMPLES_MESSAGE,
} from '#domain/cart/samples.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { alertRaised } from '#storefront/state/alerts-slice.ts';
import { useAppDispatch, useAppSelector } from '#storefront/state/hooks.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import type { ProductConfigurator } from '../configuration/use-product-configurator.ts';
import styles from './buy-bar.module.css';
import { revealMessage } from './reveal-message.ts';
import { useAddToCart } from './use-add-to-cart.ts';

/** Orders a sample of the chosen colour (D-38). Another API host does not know samples (D-50). */
export function OrderSample({ product, colorHex, mainImage, flushUrl }: ProductConfigurator) {
  const dispatch = useAppDispatch();
  const { shop, apiOrigin } = useAppSelector((state) => state.shop);
  // Empty for visitors.
  const lines = useAppSelector(({ cart }) => cart.items);
  const item = buildSampleItemInput(product.id, colorHex, mainImage?.url);
  const { isAdding, isAdded, add } = useAddToCart({ item, canAddToCart: true, flushUrl });
  const [isPressed, setIsPressed] = useState(false);
  const price = getSamplePricePaise(shop);
  if (price === undefined || apiOrigin !== undefined) return null;

  const isInCart = !isAdding && findSample(lines, item) !== undefined;
  const orderSample = () => {
    setIsPressed(true);
    if (lines.filter(isSampleLine).length < MAX_SAMPLES) add();
    else dispatch(alertRaised(TOO_MANY_SAMPLES_MESSAGE));
  };
  return (
    <div className={styles.sample}>
      {isInCart ? (
        <ButtonLink variant="secondary" isWide to={paths.cart} ref={isPressed ? takeFocus : undefined}>
          Sample in your cart
        </ButtonLink>
      ) : (
        <Button variant="secondary" isWide isBusy={isAdding} busyLabel="Adding…" onClick={orderSample}>
          {`Order a sample · ${formatRupees(price, { decimals: price % 100 === 0 ? 0 : 2 })}`}
        </Button>
      )}
      <p role="status" className={styles.sampleStatus}>
        {isInCart && isAdded && <span ref={revealMessage}>Sample added to cart.</span>}
      </p>
    </div>
  );
}

/** The clicked button has made way for the link. */
function takeFocus(link: HTMLAnchorElement | null): void {
  if (document.activeElement === document.body) link?.focus();
}
