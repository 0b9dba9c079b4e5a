import { DashboardFrame } from '../features/dashboard/dashboard-frame.tsx';
import { WishlistView } from '../features/wishlist/wishlist-view.tsx';

export function WishlistPage() {
  return (
    <DashboardFrame>
      <WishlistView />
    </DashboardFrame>
  );
}
