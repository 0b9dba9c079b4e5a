import { PageHead } from '#desk/elements/page-head.tsx';

export default function CustomersPage() {
  return <PageHead title="Customers" />;
}
