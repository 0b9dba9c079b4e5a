import { PageHead } from '#desk/elements/page-head.tsx';

export default function AuditPage() {
  return <PageHead title="Audit log" />;
}
