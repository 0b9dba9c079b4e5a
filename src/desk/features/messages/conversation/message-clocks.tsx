import type { DeskMessage } from '#contract/desk/messages/desk-message.ts';
import { Time } from '#desk/elements/figures.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './message-clocks.module.css';

/** The two deadlines of the Consumer Protection (E-Commerce) Rules: 48 hours and a month. */
export const MessageClocks = ({ message }: { message: DeskMessage }) => (
  <dl className={styles.clocks}>
    <div>
      <dt>Received</dt>
      <dd>
        <Time at={message.createdAt} />
      </dd>
    </div>
    <Clock
      label="First reply"
      clock={message.acknowledge}
      stopped={message.acknowledgedAt === null ? 'Done without a reply' : 'Replied'}
    />
    <Clock label="Solution" clock={message.resolve} stopped="Done" />
  </dl>
);

type ClockProps = { label: string; clock: DeskMessage['resolve']; stopped: string };

const Clock = ({ label, clock: { deadline, stoppedAt, isOverdue }, stopped }: ClockProps) => (
  <div>
    <dt>{label}</dt>
    <dd className={classNames(isOverdue && styles.overdue)}>
      {stoppedAt !== null ? stopped : isOverdue ? 'Overdue since' : 'Due by'} <Time at={stoppedAt ?? deadline} />
    </dd>
  </div>
);
