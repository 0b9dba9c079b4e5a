import { COMMAND_ACTOR } from '#contract/desk/audit.ts';
import { useStaffList } from '#desk/api/staff.ts';
import styles from '#desk/elements/list/list-tools.module.css';
import type { AuditView } from './audit-address.ts';

/** Kinds of objects that staff look for; others are in the log too. */
const KINDS = [
  { kind: 'order', label: 'Orders' },
  { kind: 'customer', label: 'Customers' },
  { kind: 'message', label: 'Messages' },
  { kind: 'product', label: 'Products' },
  { kind: 'products', label: 'Several products at once' },
  { kind: 'catalogue', label: 'Imports of products' },
  { kind: 'content', label: 'Content' },
  { kind: 'staff', label: 'Staff' },
  { kind: 'invitation', label: 'Invitations' },
  { kind: 'settings', label: 'Settings' },
] as const;

type AuditFiltersProps = { view: AuditView; onChange: (change: Partial<AuditView>) => void };

export function AuditFilters({ view, onChange }: AuditFiltersProps) {
  const members = useStaffList().data?.members ?? [];
  return (
    <>
      <label className={styles.filter}>
        Who
        <select
          className={styles.control}
          value={view.actor ?? ''}
          onChange={({ target }) => onChange({ actor: target.value || null })}
        >
          <option value="">Anyone</option>
          {members.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value={COMMAND_ACTOR}>Command line and shop</option>
        </select>
      </label>
      <label className={styles.filter}>
        What
        <select
          className={styles.control}
          value={view.objectKind ?? ''}
          onChange={({ target }) => onChange({ objectKind: target.value || null })}
        >
          <option value="">Anything</option>
          {KINDS.map(({ kind, label }) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.filter}>
        From
        <input
          type="date"
          className={styles.control}
          value={view.from ?? ''}
          max={view.to ?? undefined}
          onChange={({ target }) => onChange({ from: target.value || null })}
        />
      </label>
      <label className={styles.filter}>
        To
        <input
          type="date"
          className={styles.control}
          value={view.to ?? ''}
          min={view.from ?? undefined}
          onChange={({ target }) => onChange({ to: target.value || null })}
        />
      </label>
    </>
  );
}
