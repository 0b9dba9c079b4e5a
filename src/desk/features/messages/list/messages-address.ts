import { MESSAGE_TABS, type MessageFilter, type MessageTab } from '#contract/desk/messages/messages.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { INQUIRY_KINDS } from '#domain/inquiries/inquiry-kinds.ts';

/** Filters, order and page of the list. They are in the address, so that reload, Back and a shared link keep the view. */
export type MessagesView = MessageFilter & { cursor: string | null };

const WAITING_TABS: readonly MessageTab[] = ['open', 'mine', 'overdue', 'failed'];

/** Tabs with waiting customers list the oldest message first. */
const getDefaultSort = (tab: MessageTab): MessagesView['sort'] => (WAITING_TABS.includes(tab) ? 'oldest' : 'newest');

const readSort = (text: string | null, tab: MessageTab): MessagesView['sort'] =>
  text === 'newest' || text === 'oldest' ? text : getDefaultSort(tab);

/** The search text is in the fragment, because it may be personal and a query reaches logs. */
export function readMessagesView({ search, hash }: { search: string; hash: string }): MessagesView {
  const query = new URLSearchParams(search);
  const tab = MESSAGE_TABS.find((name) => name === query.get('tab')) ?? 'open';
  return {
    tab,
    search: new URLSearchParams(hash.slice(1)).get('q') ?? '',
    kind: INQUIRY_KINDS.find((kind) => kind === query.get('kind')) ?? null,
    sort: readSort(query.get('sort'), tab),
    cursor: query.get('cursor'),
  };
}

export function buildMessagesAddress({ tab, search, kind, sort, cursor }: MessagesView): string {
  const query = new URLSearchParams();
  if (tab !== 'open') query.set('tab', tab);
  if (kind !== null) query.set('kind', kind);
  if (sort !== getDefaultSort(tab)) query.set('sort', sort);
  if (cursor !== null) query.set('cursor', cursor);
  const fragment = search === '' ? '' : `#${new URLSearchParams({ q: search })}`;
  return `${deskPaths.messages}${query.size > 0 ? `?${query}` : ''}${fragment}`;
}

/** A changed filter starts from the first page. */
export const buildChangedView = (view: MessagesView, change: Partial<MessagesView>): MessagesView => ({
  ...view,
  cursor: null,
  ...change,
});

/** Every tab has its own default order. */
export const buildTabView = (view: MessagesView, tab: MessageTab): MessagesView =>
  buildChangedView(view, { tab, sort: getDefaultSort(tab) });

/** Drops the page: an export contains all pages. */
export const toMessageFilter = ({ cursor: _, ...filter }: MessagesView): MessageFilter => filter;
