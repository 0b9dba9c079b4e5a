import { Panel } from '#desk/elements/panel.tsx';
import styles from './content-editor.module.css';

type HiddenEntriesProps = { entries: readonly { readonly what: string; readonly why: string }[] };

/** What the shop leaves out by itself, because it would lead nowhere. It comes back when its target does. */
export const HiddenEntries = ({ entries }: HiddenEntriesProps) =>
  entries.length > 0 && (
    <Panel title="Not shown in the shop">
      <ul className={styles.hidden}>
        {entries.map(({ what, why }) => (
          <li key={`${what} ${why}`}>
            <b>{what}</b>: {why}.
          </li>
        ))}
      </ul>
    </Panel>
  );
