import { MESSAGE_TABS, type MessageTab } from '#contract/desk/messages/messages.ts';
import { useMessageCounts } from '#desk/api/messages.ts';
import { LinkTabs } from '#desk/elements/list/link-tabs.tsx';
import { buildMessagesAddress, buildTabView, type MessagesView } from './messages-address.ts';

const TAB_LABELS: Readonly<Record<MessageTab, string>> = {
  open: 'Open',
  mine: 'Mine',
  overdue: 'Overdue',
  failed: 'Failed replies',
  done: 'Done',
  suspect: 'Suspected spam',
  all: 'All',
};

/** The tabs keep the search, because staff often search in the wrong tab first. */
export function MessageTabs({ view }: { view: MessagesView }) {
  const counts = useMessageCounts().data;
  const tabs = MESSAGE_TABS.map((tab) => ({
    label: TAB_LABELS[tab],
    to: buildMessagesAddress(buildTabView(view, tab)),
    isCurrent: tab === view.tab,
    count: tab === 'all' || tab === 'done' ? undefined : counts?.[tab],
  }));
  return <LinkTabs label="Messages by state" tabs={tabs} />;
}
