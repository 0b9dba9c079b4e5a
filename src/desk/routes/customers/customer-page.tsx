import { useParams } from 'react-router';
import { CustomerDetail } from '#desk/features/customers/detail/customer-detail.tsx';

export default function CustomerPage() {
  const { id = '' } = useParams();
  return <CustomerDetail key={id} id={id} />;
}
