import { OrdersList } from '../features/orders/list/orders-list.tsx';

export default function OrdersPage() {
  return <OrdersList />;
}
