import { useState } from 'react';
import type { DeskMessage } from '#contract/desk/messages/desk-message.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { useMessage } from '#desk/api/messages.ts';
import { useClearCachedPages } from '#desk/api/query-client.ts';
import { useCan } from '#desk/api/session.ts';
import { BackLink } from '#desk/elements/back-link.tsx';
import { useListAddress } from '#desk/elements/list/use-list-address.ts';
import { PageHead } from '#desk/elements/page-head.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { QueryView } from '#desk/elements/query-view.tsx';
import { INQUIRY_FORMS } from '#domain/inquiries/inquiry-kinds.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Link } from '#ui/actions/link.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';
import { MessageMarks } from '../message-marks.tsx';
import { AssignField } from './assign-field.tsx';
import styles from './conversation.module.css';
import { DeleteMessage } from './delete-message.tsx';
import { MessageActions } from './message-actions.tsx';
import { MessageClocks } from './message-clocks.tsx';
import { MessageNotes } from './message-notes.tsx';
import { MessageThread } from './message-thread.tsx';
import { ReplyForm } from './reply-form.tsx';

export function Conversation({ id }: { id: string }) {
  const [deletedTicket, setDeletedTicket] = useState<string>();
  const list = useListAddress(deskPaths.messages);
  const clearCachedPages = useClearCachedPages();
  const finish = (ticket: string) => {
    setDeletedTicket(ticket);
    clearCachedPages();
  };
  return deletedTicket === undefined ? (
    <OpenMessage id={id} list={list} onDeleted={finish} />
  ) : (
    <StatusMessage
      title={`${deletedTicket} is deleted`}
      headingLevel="h1"
      action={
        <ButtonLink variant="secondary" to={list}>
          Back to the messages
        </ButtonLink>
      }
    />
  );
}

type OpenMessageProps = { id: string; list: string; onDeleted: (ticket: string) => void };

function OpenMessage({ id, list, onDeleted }: OpenMessageProps) {
  const message = useMessage(id);
  return (
    <>
      <BackLink to={list}>Messages</BackLink>
      <QueryView query={message} loading="Loading the message…" missing="Message not found">
        {(data) => <LoadedMessage message={data} onDeleted={() => onDeleted(data.ticket)} />}
      </QueryView>
    </>
  );
}

const LoadedMessage = ({ message, onDeleted }: { message: DeskMessage; onDeleted: () => void }) => (
  <>
    <PageHead
      title={message.ticket}
      isNumber
      marks={<MessageMarks message={message} />}
      actions={
        <>
          <MessageActions message={message} />
          <DeleteMessage message={message} onDeleted={onDeleted} />
        </>
      }
    />
    <MessageClocks message={message} />
    <div className={styles.columns}>
      <div className={styles.column}>
        <MessageThread message={message} />
        {!message.isSuspect && <ReplyForm message={message} />}
      </div>
      <div className={styles.column}>
        <Sender message={message} />
        <AssignField key={message.assignedTo?.id} message={message} />
        <MessageNotes messageId={message.id} />
      </div>
    </div>
  </>
);

function Sender({ message: { kind, name, email, phone, subject, customerId } }: { message: DeskMessage }) {
  const can = useCan();
  const { fields, subjectField } = INQUIRY_FORMS[kind];
  const subjectLabel = fields.find((field) => field.name === subjectField)?.label;
  return (
    <Panel title="Sender">
      <dl className={styles.facts}>
        <div>
          <dt>Form</dt>
          <dd>{INQUIRY_FORMS[kind].title}</dd>
        </div>
        <div>
          <dt>Name</dt>
          <dd dir="auto">{name}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd dir="auto">{phone}</dd>
        </div>
        {subject !== null && (
          <div>
            <dt>{subjectLabel}</dt>
            <dd dir="auto">{subject}</dd>
          </div>
        )}
      </dl>
      {customerId !== null && can('customers.view') && (
        <Link to={deskPaths.customer(customerId)}>Customer with this email</Link>
      )}
    </Panel>
  );
}
