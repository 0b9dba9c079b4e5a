import { DashboardFrame } from '#storefront/features/dashboard/dashboard-frame.tsx';
import { OrderHistory } from '#storefront/features/orders/order-history.tsx';
import type { PageModule } from '../route.ts';

export const ordersPage: PageModule = {
  Page: OrdersPage,
  head: () => ({ title: 'My Orders', description: "Everything you've ordered.", isIndexed: false }),
};

function OrdersPage() {
  return (
    <DashboardFrame>
      <OrderHistory />
    </DashboardFrame>
  );
}
