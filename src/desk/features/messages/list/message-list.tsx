import { useLocation } from 'react-router';
import type { DeskMessageRow } from '#contract/desk/messages/desk-message.ts';
import { exportMessages } from '#contract/desk/messages/messages.ts';
import { callDesk } from '#desk/api/desk-client.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { useMessageList } from '#desk/api/messages.ts';
import { useCan } from '#desk/api/session.ts';
import { Time } from '#desk/elements/figures.tsx';
import { ExportButton } from '#desk/elements/list/export-button.tsx';
import cardStyles from '#desk/elements/list/list-cards.module.css';
import { ListResult, ListTools } from '#desk/elements/list/list-layout.tsx';
import { type ListColumn, ListRows } from '#desk/elements/list/list-rows.tsx';
import { ListSearch } from '#desk/elements/list/list-search.tsx';
import { PageHead } from '#desk/elements/page-head.tsx';
import { QueryView } from '#desk/elements/query-view.tsx';
import { INQUIRY_FORMS } from '#domain/inquiries/inquiry-kinds.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Link } from '#ui/actions/link.tsx';
import { useNavigateTo } from '#ui/actions/pending-navigation.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';
import { MessageMarks, OverdueNote } from '../message-marks.tsx';
import { MessageFilters } from './message-filters.tsx';
import styles from './message-list.module.css';
import { MessageTabs } from './message-tabs.tsx';
import {
  buildChangedView,
  buildMessagesAddress,
  buildTabView,
  type MessagesView,
  readMessagesView,
  toMessageFilter,
} from './messages-address.ts';

export function MessageList() {
  const view = readMessagesView(useLocation());
  const navigateTo = useNavigateTo();
  const can = useCan();
  const list = useMessageList(view);
  const wayBack = { list: buildMessagesAddress(view) };
  const change = (part: Partial<MessagesView>, replace = false) =>
    navigateTo(buildMessagesAddress(buildChangedView(view, part)), { replace });
  return (
    <>
      <PageHead
        title="Messages"
        actions={
          can('customers.export') && (
            <ExportButton
              load={() => callDesk(exportMessages, { body: toMessageFilter(view) })}
              fileName={`messages-${view.tab}.csv`}
              noun="messages"
            />
          )
        }
      />
      <MessageTabs view={view} />
      <ListTools>
        <ListSearch
          label="Search messages"
          placeholder="Ticket, name, email, phone…"
          text={view.search}
          onSearch={(search) => change({ search }, true)}
        />
        <MessageFilters view={view} onChange={change} />
      </ListTools>
      <QueryView query={list} loading="Loading messages…">
        {(data) => (
          <ListResult
            isStale={list.isPlaceholderData}
            pagesLabel="Pages of messages"
            firstPage={view.cursor === null ? undefined : buildMessagesAddress(buildChangedView(view, {}))}
            nextPage={data.nextCursor === null ? undefined : buildMessagesAddress({ ...view, cursor: data.nextCursor })}
          >
            {data.messages.length === 0 ? (
              <NoMessages view={view} />
            ) : (
              <ListRows
                rows={data.messages}
                getKey={({ id }) => id}
                columns={buildColumns(wayBack)}
                card={renderCard}
                getAddress={({ id }) => deskPaths.message(id)}
                state={wayBack}
              />
            )}
          </ListResult>
        )}
      </QueryView>
    </>
  );
}

const buildColumns = (state: object): readonly ListColumn<DeskMessageRow>[] => [
  {
    header: 'Message',
    cell: (message) => (
      <>
        <Link to={deskPaths.message(message.id)} state={state} className={styles.ticket}>
          {message.ticket}
        </Link>
        <small>{INQUIRY_FORMS[message.kind].title}</small>
      </>
    ),
  },
  {
    header: 'State',
    cell: (message) => (
      <span className={cardStyles.marks}>
        <MessageMarks message={message} />
        <OverdueNote message={message} />
      </span>
    ),
  },
  { header: 'From', cell: ({ name }) => <span className={styles.name}>{name}</span> },
  {
    header: 'Text',
    cell: ({ subject, excerpt }) => (
      <>
        {subject !== null && <b>{subject}: </b>}
        <span className={styles.excerpt}>{excerpt}</span>
      </>
    ),
  },
  { header: 'Assigned to', cell: ({ assignedTo }) => assignedTo?.name ?? 'Nobody' },
  { header: 'Received', cell: ({ createdAt }) => <Time at={createdAt} /> },
];

const renderCard = (message: DeskMessageRow) => (
  <>
    <span className={cardStyles.top}>
      <b>{message.ticket}</b>
      <span className={cardStyles.soft}>
        <Time at={message.createdAt} />
      </span>
    </span>
    <span className={styles.name}>{message.name}</span>
    <span className={`${cardStyles.soft} ${styles.excerpt}`}>{message.excerpt}</span>
    <span className={cardStyles.marks}>
      <MessageMarks message={message} />
    </span>
    <OverdueNote message={message} />
    {message.assignedTo && <span className={cardStyles.soft}>Assigned to {message.assignedTo.name}</span>}
  </>
);

const EMPTY_TABS: Readonly<Record<MessagesView['tab'], string>> = {
  open: 'No open messages',
  mine: 'No open messages are assigned to you',
  overdue: 'Nothing is overdue',
  failed: 'No failed replies',
  done: 'No messages are done yet',
  suspect: 'No suspected spam',
  all: 'No messages yet',
};

function NoMessages({ view }: { view: MessagesView }) {
  const isSearched = view.search !== '';
  if (!isSearched && view.kind === null) return <StatusMessage title={EMPTY_TABS[view.tab]} />;
  const target = buildMessagesAddress({
    ...(isSearched ? buildTabView(view, 'all') : buildChangedView(view, {})),
    kind: null,
  });
  return (
    <StatusMessage
      title="No messages match"
      text={isSearched ? 'Search only matches the beginning of words and numbers.' : 'Change the filter to see more.'}
      action={
        target !== buildMessagesAddress(buildChangedView(view, {})) && (
          <ButtonLink variant="secondary" size="small" to={target}>
            {isSearched ? 'Search all messages' : 'Clear the filter'}
          </ButtonLink>
        )
      }
    />
  );
}
