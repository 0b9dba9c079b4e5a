import { PageHead } from '#desk/elements/page-head.tsx';

export default function StaffPage() {
  return <PageHead title="Staff" />;
}
