import { DashboardFrame } from '#storefront/features/dashboard/dashboard-frame.tsx';
import { WishlistView } from '#storefront/features/wishlist/wishlist-view.tsx';

export function WishlistPage() {
  return (
    <DashboardFrame>
      <WishlistView />
    </DashboardFrame>
  );
}
