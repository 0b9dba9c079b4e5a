import { DashboardFrame } from '#storefront/features/dashboard/dashboard-frame.tsx';
import { OrderLookup } from '#storefront/features/orders/detail/order-lookup.tsx';

export function OrderPage() {
  return (
    <DashboardFrame>
      <OrderLookup />
    </DashboardFrame>
  );
}
