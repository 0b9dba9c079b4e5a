import { useEffect, useEffectEvent, useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { useOnDemand } from '#storefront/browser/use-on-demand.ts';
import { alertRaised } from '#storefront/state/alerts-slice.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import { createProductHistoryState } from '#storefront/state/product/product-navigation.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import styles from './card-actions.module.css';
import { WishlistToggle } from './wishlist-toggle.tsx';

const loadQuickView = async () => (await import('./quick-view.tsx')).QuickView;
const QUICK_VIEW_FAILED_MESSAGE = "We couldn't load the quick view. Please check your connection and try again.";

type CardActionsProps = { product: Product; colorHex: string | undefined };

/** Shown on hover and focus; always visible on touch devices (D-16). */
export function CardActions({ product, colorHex }: CardActionsProps) {
  const [isQuickViewOpen, setIsQuickViewOpen] = useState(false);
  const viewLabel = `View and add to cart: ${product.title}`;
  return (
    <>
      <div className={styles.actions}>
        <WishlistToggle product={product} />
        {/* Opens the product page, where the size is entered. */}
        <Link
          to={paths.product(product.id)}
          state={createProductHistoryState(product, colorHex)}
          className={styles.view}
          aria-label={viewLabel}
          title={viewLabel}
        >
          <Icon name="bag" size={20} />
        </Link>
        <IconButton
          icon="eye"
          iconSize={20}
          label={`Quick view: ${product.title}`}
          aria-haspopup="dialog"
          onClick={() => setIsQuickViewOpen(true)}
        />
      </div>
      {isQuickViewOpen && (
        <LoadedQuickView product={product} colorHex={colorHex} onClose={() => setIsQuickViewOpen(false)} />
      )}
    </>
  );
}

function LoadedQuickView(props: CardActionsProps & { onClose: () => void }) {
  const { module: QuickView, hasFailed } = useOnDemand(loadQuickView, true);
  const dispatch = useAppDispatch();
  const close = useEffectEvent(props.onClose);
  useEffect(() => {
    if (!hasFailed) return;
    dispatch(alertRaised(QUICK_VIEW_FAILED_MESSAGE));
    close();
  }, [hasFailed, dispatch]);
  return QuickView ? <QuickView {...props} /> : null;
}
