import { DashboardFrame } from '#storefront/features/dashboard/dashboard-frame.tsx';
import { OrderLookup } from '#storefront/features/orders/detail/order-lookup.tsx';
import type { PageModule } from '../route.ts';
import { useRouteParams } from '../route-params.ts';

export const orderPage: PageModule = {
  Page: OrderPage,
  head: () => ({ title: 'Order', description: 'One of your orders.', isIndexed: false }),
};

function OrderPage() {
  const { id = '' } = useRouteParams();
  return (
    <DashboardFrame>
      <OrderLookup id={id} />
    </DashboardFrame>
  );
}
