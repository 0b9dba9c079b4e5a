import { paths } from '#contract/paths.ts';
import { formatCartBadge } from '#domain/cart/cart-totals.ts';
import { selectPieceCount } from '#storefront/state/cart/cart-selectors.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import { IconLink } from '#ui/actions/icon-link.tsx';
import { Badge } from '#ui/feedback/badge.tsx';

export function CartLink() {
  const pieceCount = useAppSelector(selectPieceCount);
  const badge = formatCartBadge(pieceCount);
  const label = badge === undefined ? 'Cart' : `Cart, ${pieceCount} ${pieceCount === 1 ? 'piece' : 'pieces'}`;
  return (
    <IconLink to={paths.cart} icon="bag" label={label}>
      {badge !== undefined && (
        <Badge tone="accent" isOnIcon>
          {badge}
        </Badge>
      )}
    </IconLink>
  );
}
