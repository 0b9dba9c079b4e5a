import { DashboardFrame } from '#storefront/features/dashboard/dashboard-frame.tsx';
import { WishlistContents } from '#storefront/features/wishlist/wishlist-contents.tsx';

export function WishlistPage() {
  return (
    <DashboardFrame>
      <WishlistContents />
    </DashboardFrame>
  );
}
