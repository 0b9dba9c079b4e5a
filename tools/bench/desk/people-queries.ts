import { type AuditFilter, COMMAND_ACTOR, listAudit } from '#contract/desk/audit.ts';
import { type CustomerFilter, listCustomers } from '#contract/desk/customers/customers.ts';
import { listMessages, type MessageFilter } from '#contract/desk/messages/messages.ts';
import { createCustomerLists } from '#server/modules/customers/customer-lists.ts';
import { createMessageLists } from '#server/modules/inquiries/desk/message-lists.ts';
import { createAuditLists } from '#server/modules/staff/audit/audit-lists.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { formatDay, getFirstName, type KnownOrder } from './desk-queries.ts';
import type { DeskEndpointCall } from './running-desk.ts';
import { SEEDED_STAFF_ID } from './seed-sql.ts';

type Cursor = string | number | null;

/** A list of customers, messages or audit entries. */
export type PeopleQuery = {
  readonly name: string;
  readonly getCall: (known: KnownOrder, cursor: Cursor) => DeskEndpointCall;
  /** The same in this process, to explain its statements. */
  readonly run: (lists: PeopleLists, known: KnownOrder, cursor: Cursor) => Promise<unknown>;
  /** Measures the second page instead of the first. */
  readonly isSecondPage: boolean;
  /** Finds so many that reading the whole table is as good as an index. */
  readonly mayScan: boolean;
};

export const createPeopleLists = ({ db, clock }: { db: Database; clock: Clock }) => ({
  customers: createCustomerLists({ db }),
  messages: createMessageLists({ db, clock }),
  audit: createAuditLists({ db, clock }),
});
type PeopleLists = ReturnType<typeof createPeopleLists>;

type PageData = {
  readonly customers?: readonly unknown[];
  readonly messages?: readonly unknown[];
  readonly entries?: readonly unknown[];
  readonly nextCursor?: string | null;
  readonly nextBeforeSeq?: number | null;
};

/** How many rows a page of one of these lists has, and where the next one starts. */
export function readPage(data: unknown): { found: number; next: Cursor } {
  const { customers, messages, entries, nextCursor, nextBeforeSeq } = data as PageData;
  return { found: (customers ?? messages ?? entries ?? []).length, next: nextCursor ?? nextBeforeSeq ?? null };
}

type GetText = (known: KnownOrder) => string;
const toText = (cursor: Cursor): string | null => (typeof cursor === 'string' ? cursor : null);
const getNothing: GetText = () => '';

const createCustomerQuery = (
  name: string,
  {
    getSearch = getNothing,
    isSecondPage = false,
    mayScan = false,
    ...filter
  }: Partial<CustomerFilter> & QueryOptions = {},
): PeopleQuery => {
  const buildBody = (known: KnownOrder, cursor: Cursor) => {
    const search = getSearch(known);
    return { sort: 'newest' as const, ...filter, search, cursor: toText(cursor) };
  };
  return {
    name: `customers: ${name}`,
    isSecondPage,
    mayScan,
    getCall: (...input) => ({ ...pickRoute(listCustomers), body: buildBody(...input) }),
    run: ({ customers }, ...input) => customers.list({ params: {}, body: buildBody(...input) }),
  };
};

type QueryOptions = { getSearch?: GetText; isSecondPage?: boolean; mayScan?: boolean };
const pickRoute = ({ method, path }: { method: string; path: string }) => ({ method, path });

const createMessageQuery = (
  name: string,
  {
    getSearch = getNothing,
    isSecondPage = false,
    mayScan = false,
    ...filter
  }: Partial<MessageFilter> & QueryOptions = {},
): PeopleQuery => {
  const buildBody = (known: KnownOrder, cursor: Cursor) => {
    const search = getSearch(known);
    return { tab: 'all' as const, kind: null, sort: 'newest' as const, ...filter, search, cursor: toText(cursor) };
  };
  return {
    name: `messages: ${name}`,
    isSecondPage,
    mayScan,
    getCall: (...input) => ({ ...pickRoute(listMessages), body: buildBody(...input) }),
    run: ({ messages }, ...input) =>
      messages.list({ params: {}, body: buildBody(...input), staff: { id: SEEDED_STAFF_ID } }),
  };
};

const createAuditQuery = (name: string, filter: AuditFilter = {}, isSecondPage = false): PeopleQuery => {
  const buildBody = (cursor: Cursor) => ({ ...filter, beforeSeq: typeof cursor === 'number' ? cursor : null });
  return {
    name: `audit log: ${name}`,
    isSecondPage,
    mayScan: false,
    getCall: (_, cursor) => ({ ...pickRoute(listAudit), body: buildBody(cursor) }),
    run: ({ audit }, _, cursor) => audit.list(buildBody(cursor)),
  };
};

export const PEOPLE_QUERIES: readonly PeopleQuery[] = [
  createCustomerQuery('newest'),
  createCustomerQuery('oldest, second page', { sort: 'oldest', isSecondPage: true }),
  createCustomerQuery('search: one letter', { getSearch: (known) => getFirstName(known).slice(0, 1), mayScan: true }),
  createCustomerQuery('search: first name', { getSearch: getFirstName, mayScan: true }),
  createCustomerQuery('search: first and last name', { getSearch: ({ customerName }) => customerName }),
  createCustomerQuery('search: email', { getSearch: ({ customerEmail }) => customerEmail }),
  createCustomerQuery('search: phone', { getSearch: ({ customerPhone }) => customerPhone }),
  createCustomerQuery('search: PIN code', { getSearch: ({ postalCode }) => postalCode }),
  createCustomerQuery('search: nothing found', { getSearch: () => 'nobodyhasthisname' }),
  createMessageQuery('tab Open, oldest first', { tab: 'open', sort: 'oldest' }),
  createMessageQuery('tab Mine', { tab: 'mine' }),
  createMessageQuery('tab Overdue, oldest first', { tab: 'overdue', sort: 'oldest' }),
  createMessageQuery('tab Failed replies', { tab: 'failed', sort: 'oldest' }),
  createMessageQuery('tab Done, second page', { tab: 'done', isSecondPage: true }),
  createMessageQuery('tab Suspected spam', { tab: 'suspect' }),
  createMessageQuery('tab All, second page', { isSecondPage: true }),
  createMessageQuery('project inquiries', { kind: 'project' }),
  createMessageQuery('search: first name', { getSearch: getFirstName, mayScan: true }),
  createMessageQuery('search: first name in tab Open', { getSearch: getFirstName, tab: 'open', mayScan: true }),
  createMessageQuery('search: email', { getSearch: ({ customerEmail }) => customerEmail }),
  createMessageQuery('search: nothing found', { getSearch: () => 'nobodyhasthisname' }),
  createAuditQuery('newest'),
  createAuditQuery('second page', {}, true),
  createAuditQuery('one person', { actor: SEEDED_STAFF_ID }),
  createAuditQuery('commands', { actor: COMMAND_ACTOR }),
  createAuditQuery('orders', { objectKind: 'order' }),
  createAuditQuery('messages of one person, second page', { actor: SEEDED_STAFF_ID, objectKind: 'message' }, true),
  createAuditQuery('one day', { from: formatDay(20), to: formatDay(20) }),
];
