import { paths } from '#contract/paths.ts';
import { formatCartBadge } from '#domain/cart/cart-badge.ts';
import { selectCartCount } from '#storefront/state/cart/cart-selectors.ts';
import { IconLink } from '#ui/actions/icon-link.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { useAppSelector } from '../../state/hooks.ts';

export function CartLink() {
  const pieces = useAppSelector(selectCartCount);
  const badge = formatCartBadge([pieces]);
  const label = badge === undefined ? 'Cart' : `Cart, ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`;
  return (
    <IconLink to={paths.cart} icon="bag" label={label}>
      {badge !== undefined && (
        <Badge tone="accent" count>
          {badge}
        </Badge>
      )}
    </IconLink>
  );
}
