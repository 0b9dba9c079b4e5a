import { PageHead } from '#desk/elements/page-head.tsx';

export default function CustomerPage() {
  return <PageHead title="Customer" />;
}
