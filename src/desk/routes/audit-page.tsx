import { AuditList } from '../features/audit/audit-list.tsx';

export default function AuditPage() {
  return <AuditList />;
}
