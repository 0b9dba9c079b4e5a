import { countMessages } from '#contract/desk/messages/messages.ts';
import { countOrders, listOrders } from '#contract/desk/orders/orders.ts';
import { getToday } from '#contract/desk/today.ts';
import { computeMedian, computeQuantile } from '../../../scripts/testing/quantile.ts';
import { ALL_ORDERS, type KnownOrder, LIST_QUERIES, type ListQuery } from './desk-queries.ts';
import { PEOPLE_QUERIES, type PeopleQuery, readPage } from './people-queries.ts';
import { REPORT_QUERIES } from './report-queries.ts';
import type { DeskEndpointCall, RunningDesk } from './running-desk.ts';

const WARM_UP_ROUNDS = 3;
const MAX_P95_MS = 100;

export type DeskTiming = {
  query: string;
  found: number | undefined;
  bestMs: number;
  medianMs: number;
  p95Ms: number;
  maxP95Ms: number;
};
type OrderPage = { orders: readonly unknown[]; nextCursor: string | null };
type Step = {
  query: string;
  getCall: (round: number) => DeskEndpointCall;
  countFound?: (data: unknown) => number;
  maxP95Ms?: number;
};

const buildListCall = (query: ListQuery, known: KnownOrder, cursor: string | null): DeskEndpointCall => ({
  method: listOrders.method,
  path: listOrders.path,
  body: { ...ALL_ORDERS, ...query.getFilter(known), cursor },
});

/** Rotates through known orders, so that a query is measured with frequent and rare values. */
async function buildListStep({ call }: RunningDesk, query: ListQuery, known: readonly KnownOrder[]): Promise<Step> {
  const pickKnown = (round: number): KnownOrder => known[round % known.length] as KnownOrder;
  const cursor = query.isSecondPage
    ? (await call<OrderPage>(buildListCall(query, pickKnown(0), null))).nextCursor
    : null;
  return {
    query: query.name,
    getCall: (round) => buildListCall(query, pickKnown(round), cursor),
    countFound: (data) => (data as OrderPage).orders.length,
  };
}

async function buildPeopleStep({ call }: RunningDesk, query: PeopleQuery, known: readonly KnownOrder[]): Promise<Step> {
  const getCall = (round: number, cursor: string | number | null) =>
    query.getCall(known[round % known.length] as KnownOrder, cursor);
  const cursor = query.isSecondPage ? readPage(await call(getCall(0, null))).next : null;
  return { query: query.name, getCall: (round) => getCall(round, cursor), countFound: (data) => readPage(data).found };
}

async function measureStep(
  { call }: RunningDesk,
  { query, getCall, countFound, maxP95Ms = MAX_P95_MS }: Step,
  rounds: number,
): Promise<DeskTiming> {
  const times: number[] = [];
  const counts: number[] = [];
  for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
    const request = getCall(Math.max(0, round));
    const startedAt = performance.now();
    const data = await call<unknown>(request);
    if (round < 0) continue;
    times.push(performance.now() - startedAt);
    if (countFound) counts.push(countFound(data));
  }
  const found = countFound ? computeMedian(counts) : undefined;
  const bestMs = Math.min(...times);
  const p95Ms = computeQuantile(times, 0.95);
  return { query, found, bestMs, medianMs: computeMedian(times), p95Ms, maxP95Ms };
}

/** Times what a browser waits for on the same machine: request, session, queries and response. */
export async function measureTimings(
  desk: RunningDesk,
  known: readonly KnownOrder[],
  rounds: number,
): Promise<DeskTiming[]> {
  const steps: Step[] = [
    { query: 'Today', getCall: () => ({ method: getToday.method, path: getToday.path }) },
    { query: 'counts', getCall: () => ({ method: countOrders.method, path: countOrders.path }) },
    { query: 'counts of messages', getCall: () => ({ method: countMessages.method, path: countMessages.path }) },
  ];
  for (const query of LIST_QUERIES) steps.push(await buildListStep(desk, query, known));
  for (const query of PEOPLE_QUERIES) steps.push(await buildPeopleStep(desk, query, known));
  for (const { name, call, maxP95Ms } of REPORT_QUERIES) steps.push({ query: name, getCall: () => call, maxP95Ms });
  const timings: DeskTiming[] = [];
  for (const step of steps) timings.push(await measureStep(desk, step, rounds));
  return timings;
}
