import { useEffect, useId, useRef } from 'react';
import type { Ticket } from '#contract/storefront/inquiries.ts';
import { INQUIRY_FORMS } from '#domain/inquiries/inquiry-kinds.ts';
import { formatIndiaTime } from '#domain/time/india-time.ts';
import { useShopFacts } from '#storefront/state/hooks.ts';
import { DetailList } from '#ui/layout/detail-list.tsx';
import styles from './ticket-view.module.css';

function describeState({ doneAt, acknowledgedAt }: Ticket): string {
  if (doneAt !== null) return 'Done';
  return acknowledgedAt === null ? 'Received. We have not replied yet' : 'We have replied and are still on it';
}

/** Takes the focus when it appears, so that screen readers read it. */
export function TicketView({ ticket }: { ticket: Ticket }) {
  const { name } = useShopFacts();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.ticket} aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1}>
        {INQUIRY_FORMS[ticket.kind].title} {ticket.ticket}
      </h2>
      <DetailList details={listFacts(ticket)} />
      <h3>Our replies</h3>
      {ticket.replies.length === 0 && <p>None yet. We also send each reply to your email.</p>}
      <ol className={styles.replies}>
        {ticket.replies.map(({ at, text }) => (
          <li key={`${at} ${text}`} className={styles.reply}>
            <p className={styles.by}>
              {name}, <time dateTime={at}>{formatIndiaTime(at)}</time>
            </p>
            <p className={styles.text} dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function listFacts(ticket: Ticket) {
  const { createdAt, acknowledgeBy, acknowledgedAt, resolveBy, doneAt } = ticket;
  return [
    { label: 'State', text: describeState(ticket) },
    { label: 'Received', text: formatIndiaTime(createdAt) },
    ...(acknowledgedAt === null && doneAt === null
      ? [{ label: 'First reply due by', text: formatIndiaTime(acknowledgeBy) }]
      : []),
    ...(acknowledgedAt === null ? [] : [{ label: 'First reply', text: formatIndiaTime(acknowledgedAt) }]),
    doneAt === null
      ? { label: 'Solution due by', text: formatIndiaTime(resolveBy) }
      : { label: 'Done', text: formatIndiaTime(doneAt) },
  ];
}
