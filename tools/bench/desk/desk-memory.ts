import { countOrders, listOrders } from '#contract/desk/orders/orders.ts';
import { getToday } from '#contract/desk/today.ts';
import { computeMedian } from '../../../scripts/testing/quantile.ts';
import { readResidentMegabytes } from '../machine/resident-memory.ts';
import { ALL_ORDERS, type KnownOrder, LIST_QUERIES } from './desk-queries.ts';
import { type DeskDatabase, type DeskEndpointCall, startDesk, startShopOn } from './running-desk.ts';

const STARTS = 3;
const REQUESTS = 200;

export type DeskMemory = { withoutDesk: number; withDesk: number; afterRequests: number };

const readMegabytes = (pid: number | undefined): number => readResidentMegabytes(pid) ?? Number.NaN;

async function measureWithoutDesk(database: DeskDatabase): Promise<number> {
  const shop = await startShopOn(database, 'off');
  try {
    return readMegabytes(shop.child.pid);
  } finally {
    await shop.stop();
  }
}

function buildCall(number: number, known: readonly KnownOrder[]): DeskEndpointCall {
  if (number % 10 === 0) return { method: getToday.method, path: getToday.path };
  if (number % 10 === 1) return { method: countOrders.method, path: countOrders.path };
  const query = LIST_QUERIES[number % LIST_QUERIES.length];
  const filter = query?.getFilter(known[number % known.length] as KnownOrder);
  return { method: listOrders.method, path: listOrders.path, body: { ...ALL_ORDERS, ...filter, cursor: null } };
}

async function measureWithDesk(database: DeskDatabase, known: readonly KnownOrder[]): Promise<[number, number]> {
  const { shop, call } = await startDesk(database);
  try {
    const started = readMegabytes(shop.child.pid);
    for (let number = 0; number < REQUESTS; number += 1) await call(buildCall(number, known));
    return [started, readMegabytes(shop.child.pid)];
  } finally {
    await shop.stop();
  }
}

/** Resident memory of the shop process on PostgreSQL, median of several starts that alternate. */
export async function measureMemory(database: DeskDatabase, known: readonly KnownOrder[]): Promise<DeskMemory> {
  const measured: DeskMemory[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const withoutDesk = await measureWithoutDesk(database);
    const [withDesk, afterRequests] = await measureWithDesk(database, known);
    measured.push({ withoutDesk, withDesk, afterRequests });
  }
  const pickMedian = (figure: keyof DeskMemory) => computeMedian(measured.map((memory) => memory[figure]));
  return {
    withoutDesk: pickMedian('withoutDesk'),
    withDesk: pickMedian('withDesk'),
    afterRequests: pickMedian('afterRequests'),
  };
}
