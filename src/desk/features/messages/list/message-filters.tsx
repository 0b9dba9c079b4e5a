import styles from '#desk/elements/list/list-tools.module.css';
import { INQUIRY_FORMS, INQUIRY_KINDS } from '#domain/inquiries/inquiry-kinds.ts';
import type { MessagesView } from './messages-address.ts';

type MessageFiltersProps = { view: MessagesView; onChange: (change: Partial<MessagesView>) => void };

export const MessageFilters = ({ view, onChange }: MessageFiltersProps) => (
  <>
    <label className={styles.filter}>
      Form
      <select
        className={styles.control}
        value={view.kind ?? ''}
        onChange={({ target }) => onChange({ kind: INQUIRY_KINDS.find((kind) => kind === target.value) ?? null })}
      >
        <option value="">Any</option>
        {INQUIRY_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {INQUIRY_FORMS[kind].title}
          </option>
        ))}
      </select>
    </label>
    <label className={styles.filter}>
      Sort
      <select
        className={styles.control}
        value={view.sort}
        onChange={({ target }) => onChange({ sort: target.value === 'oldest' ? 'oldest' : 'newest' })}
      >
        <option value="newest">Newest first</option>
        <option value="oldest">Oldest first</option>
      </select>
    </label>
  </>
);
