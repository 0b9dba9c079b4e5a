import { MESSAGE_TABS, type MessageTab } from '#contract/desk/messages.ts';
import { useMessageCounts } from '#desk/api/messages.ts';
import { LinkTabs } from '#desk/elements/list/link-tabs.tsx';
import { buildListAddress, type ListView, openTab } from './list-address.ts';

const TAB_LABELS: Readonly<Record<MessageTab, string>> = {
  open: 'Open',
  mine: 'Mine',
  overdue: 'Overdue',
  failed: 'Failed replies',
  done: 'Done',
  suspect: 'Suspected spam',
  all: 'All',
};

/** They keep the search, which is often for another tab. */
export function ListTabs({ view }: { view: ListView }) {
  const counts = useMessageCounts().data;
  const tabs = MESSAGE_TABS.map((tab) => ({
    label: TAB_LABELS[tab],
    to: buildListAddress(openTab(view, tab)),
    isCurrent: tab === view.tab,
    count: tab === 'all' || tab === 'done' ? undefined : counts?.[tab],
  }));
  return <LinkTabs label="Messages by state" tabs={tabs} />;
}
