import { CustomersList } from '#desk/features/customers/list/customers-list.tsx';

export default function CustomersPage() {
  return <CustomersList />;
}
