import { MESSAGE_TABS, type MessageFilter, type MessageTab } from '#contract/desk/messages.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { INQUIRY_KINDS } from '#domain/inquiries/inquiry-kinds.ts';

/** What the list shows. All of it is in the address, so that reload, Back and a shared link keep the view. */
export type ListView = MessageFilter & { cursor: string | null };

const WAITING_TABS: readonly MessageTab[] = ['open', 'mine', 'overdue', 'failed'];

/** Those who have waited longest come first where somebody waits. */
const getDefaultSort = (tab: MessageTab): ListView['sort'] => (WAITING_TABS.includes(tab) ? 'oldest' : 'newest');

const readSort = (text: string | null, tab: MessageTab): ListView['sort'] =>
  text === 'newest' || text === 'oldest' ? text : getDefaultSort(tab);

/** The search text is in the fragment, because it may be personal and a query reaches logs. */
export function readListView({ search, hash }: { search: string; hash: string }): ListView {
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

export function buildListAddress({ tab, search, kind, sort, cursor }: ListView): string {
  const query = new URLSearchParams();
  if (tab !== 'open') query.set('tab', tab);
  if (kind !== null) query.set('kind', kind);
  if (sort !== getDefaultSort(tab)) query.set('sort', sort);
  if (cursor !== null) query.set('cursor', cursor);
  const fragment = search === '' ? '' : `#${new URLSearchParams({ q: search })}`;
  return `${deskPaths.messages}${query.size > 0 ? `?${query}` : ''}${fragment}`;
}

/** A changed filter starts from the first page. */
export const changeView = (view: ListView, change: Partial<ListView>): ListView => ({
  ...view,
  cursor: null,
  ...change,
});

/** Another tab has its own order. */
export const openTab = (view: ListView, tab: MessageTab): ListView =>
  changeView(view, { tab, sort: getDefaultSort(tab) });

/** Without the page: what an export contains. */
export const toFilter = ({ cursor: _, ...filter }: ListView): MessageFilter => filter;
