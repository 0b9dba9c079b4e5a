import { useEffect, useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { useOnDemand } from '#storefront/browser/use-on-demand.ts';
import { alertRaised } from '#storefront/state/alerts-slice.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import { createProductState } from '#storefront/state/product/product-navigation.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import styles from './card-actions.module.css';
import { WishlistToggle } from './wishlist-toggle.tsx';

const loadQuickView = async () => (await import('./quick-view.tsx')).QuickView;
const QUICK_VIEW_FAILED_MESSAGE = 'Quick view could not be loaded. Please check your connection and try again.';

type CardActionsProps = { product: Product; colorHex: string | undefined };

/** Shown on hover and focus; always visible on touch devices (D-16). */
export function CardActions({ product, colorHex }: CardActionsProps) {
  const [isLooking, setLooking] = useState(false);
  const { part: QuickView, hasFailed } = useOnDemand(loadQuickView, isLooking);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!hasFailed) return;
    dispatch(alertRaised(QUICK_VIEW_FAILED_MESSAGE));
    setLooking(false);
  }, [hasFailed, dispatch]);
  const view = `View and add to cart: ${product.title}`;
  return (
    <>
      <div className={styles.actions}>
        <WishlistToggle product={product} />
        {/* Opens the product page, where the size is entered. */}
        <Link
          to={paths.product(product.id)}
          state={createProductState(product, colorHex)}
          className={styles.view}
          aria-label={view}
          title={view}
        >
          <Icon name="bag" size={20} />
        </Link>
        <IconButton
          icon="eye"
          iconSize={20}
          label={`Quick view: ${product.title}`}
          aria-haspopup="dialog"
          aria-busy={(isLooking && !QuickView) || undefined}
          onClick={() => setLooking(true)}
        />
      </div>
      {isLooking && QuickView && <QuickView product={product} colorHex={colorHex} onClose={() => setLooking(false)} />}
    </>
  );
}
