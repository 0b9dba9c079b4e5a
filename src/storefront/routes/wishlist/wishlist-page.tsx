import { DashboardFrame } from '#storefront/features/dashboard/dashboard-frame.tsx';
import { WishlistContents } from '#storefront/features/wishlist/wishlist-contents.tsx';
import type { PageModule } from '../route.ts';

export const wishlistPage: PageModule = {
  Page: WishlistPage,
  head: () => ({ title: 'Wishlist', description: "Items you've saved.", isIndexed: false }),
};

function WishlistPage() {
  return (
    <DashboardFrame>
      <WishlistContents />
    </DashboardFrame>
  );
}
