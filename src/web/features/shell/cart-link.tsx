import { paths } from '#contract/paths.ts';
import { cartBadge } from '#domain/cart/cart-badge.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { selectCartCount } from '../../state/shown-cart.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconLink } from '../../ui/icon-link.tsx';

export function CartLink() {
  const pieces = useAppSelector(selectCartCount);
  const badge = cartBadge([pieces]);
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
