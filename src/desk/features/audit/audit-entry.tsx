import { CONTENT_KEYS } from '#contract/content/content-keys.ts';
import type { AuditLogEntry } from '#contract/desk/audit.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { Time } from '#desk/elements/figures.tsx';
import cardStyles from '#desk/elements/list/list-cards.module.css';
import type { ListColumn } from '#desk/elements/list/list-rows.tsx';
import { formatAuditAction, formatAuditChange, shortenAuditText } from '#domain/staff/audit-text.ts';
import { Link } from '#ui/actions/link.tsx';
import styles from './audit-entry.module.css';

/** The page of an entry's object, by kind. */
const PAGES: Readonly<Record<string, (id: string) => string>> = {
  order: deskPaths.order,
  customer: deskPaths.customer,
  message: deskPaths.message,
  staff: () => deskPaths.staff,
  invitation: () => deskPaths.staff,
  settings: () => deskPaths.settings,
  product: deskPaths.product,
  products: () => deskPaths.products,
  catalogue: () => deskPaths.products,
  content: (id) => {
    const key = CONTENT_KEYS.find((known) => known === id);
    return key ? deskPaths.contentEditor(key) : deskPaths.content;
  },
};

const EntryObject = ({ entry: { objectKind, objectId, object } }: { entry: AuditLogEntry }) => {
  const buildAddress = PAGES[objectKind];
  const name = shortenAuditText(object);
  return <div className={styles.object}>{buildAddress ? <Link to={buildAddress(objectId)}>{name}</Link> : name}</div>;
};

const shortenValues = ({ field, from, to }: AuditLogEntry['changes'][number]) => ({
  field: shortenAuditText(field),
  from: from === null ? null : shortenAuditText(from),
  to: to === null ? null : shortenAuditText(to),
});

/** The changes and the reason, stacked. */
const EntryDetails = ({ entry: { changes, reason } }: { entry: AuditLogEntry }) => (
  <div className={styles.details}>
    {changes.map((change) => (
      <div key={change.field}>{formatAuditChange(shortenValues(change))}</div>
    ))}
    {reason !== null && <div>Reason: {shortenAuditText(reason)}</div>}
  </div>
);

const EntryTime = ({ entry: { at } }: { entry: AuditLogEntry }) => (
  <div className={styles.time}>
    <Time at={at} />
  </div>
);

export const AUDIT_COLUMNS: readonly ListColumn<AuditLogEntry>[] = [
  { header: 'When', cell: (entry) => <EntryTime entry={entry} /> },
  { header: 'Who', cell: ({ actor }) => actor },
  { header: 'What', cell: ({ action }) => <b>{formatAuditAction(action)}</b> },
  { header: 'To what', cell: (entry) => <EntryObject entry={entry} /> },
  { header: 'Details', cell: (entry) => <EntryDetails entry={entry} /> },
  { header: 'Entry', cell: ({ seq }) => seq },
];

export const showAuditCard = (entry: AuditLogEntry) => (
  <>
    <span className={cardStyles.top}>
      <b>{formatAuditAction(entry.action)}</b>
      <span>{entry.seq}</span>
    </span>
    <EntryObject entry={entry} />
    <EntryDetails entry={entry} />
    <span className={cardStyles.soft}>
      {entry.actor} · <Time at={entry.at} />
    </span>
  </>
);
