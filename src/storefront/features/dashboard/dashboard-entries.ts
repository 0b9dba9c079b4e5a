import { paths } from '#contract/paths.ts';
import type { IconName } from '#ui/icons/icon.tsx';

type DashboardEntry = { label: string; to: string; icon: IconName };

/** In the order of specification 1 §2; Logout follows them. */
export const DASHBOARD_ENTRIES: readonly DashboardEntry[] = [
  { label: 'Home', to: paths.home, icon: 'home' },
  { label: 'Profile', to: paths.profile, icon: 'user' },
  { label: 'Wishlist', to: paths.wishlist, icon: 'heart' },
  { label: 'Orders', to: paths.orders, icon: 'package' },
  { label: 'Tracking', to: paths.tracking, icon: 'truck' },
];
