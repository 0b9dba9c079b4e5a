import type { DeskOrder } from '#contract/desk/orders/desk-order.ts';
import { Time } from '#desk/elements/figures.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { Icon, type IconName } from '#ui/icons/icon.tsx';
import styles from './order-timeline.module.css';

type Entry = DeskOrder['timeline'][number];

const ICONS: Readonly<Record<Entry['kind'], IconName>> = {
  status: 'package',
  payment: 'bag',
  refund: 'rotate',
  email: 'mail',
  note: 'edit',
  alert: 'alert',
};

/** The order's events, newest first. */
export function OrderTimeline({ entries }: { entries: readonly Entry[] }) {
  const newestFirst = entries.toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <Panel title="Timeline">
      <ol className={styles.entries}>
        {newestFirst.map((entry) => (
          <li
            key={`${entry.at} ${entry.kind} ${entry.title} ${entry.detail}`}
            className={styles.entry}
            data-kind={entry.kind}
          >
            <Icon name={ICONS[entry.kind]} size={18} />
            <div>
              <p className={styles.title}>{entry.title}</p>
              {entry.detail !== null && <p className={styles.detail}>{entry.detail}</p>}
              <p className={styles.by}>
                {entry.by} · <Time at={entry.at} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
