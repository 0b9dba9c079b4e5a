import { CustomersList } from '../features/customers/list/customers-list.tsx';

export default function CustomersPage() {
  return <CustomersList />;
}
