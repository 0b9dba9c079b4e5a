import { OrdersList } from '#desk/features/orders/list/orders-list.tsx';

export default function OrdersPage() {
  return <OrdersList />;
}
