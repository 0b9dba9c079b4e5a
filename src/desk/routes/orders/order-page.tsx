import { useParams } from 'react-router';
import { OrderDetail } from '#desk/features/orders/detail/order-detail.tsx';

export default function OrderPage() {
  const { id = '' } = useParams();
  return <OrderDetail key={id} id={id} />;
}
