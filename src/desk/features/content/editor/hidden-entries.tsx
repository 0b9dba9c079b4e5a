import type { ContentTargets } from '#contract/desk/content.ts';
import { getErrorText } from '#desk/api/desk-error.ts';
import { Panel } from '#desk/elements/panel.tsx';
import { LoadError } from '#ui/feedback/load-error.tsx';
import styles from './content-editor.module.css';

type HiddenEntriesProps = { query: { data: ContentTargets | undefined; error: Error | null; refetch: () => unknown } };

/** Lists entries that the shop hides because their target is missing. They come back with their target. */
export function HiddenEntries({ query: { data, error, refetch } }: HiddenEntriesProps) {
  const entries = data?.hidden ?? [];
  if (entries.length === 0 && !error) return null;
  return (
    <Panel title="Not shown in the shop">
      {error && <LoadError message={getErrorText(error)} onRetry={() => void refetch()} />}
      <ul className={styles.hidden}>
        {entries.map(({ what, why }) => (
          <li key={`${what} ${why}`}>
            <b>{what}</b>: {why}.
          </li>
        ))}
      </ul>
    </Panel>
  );
}
