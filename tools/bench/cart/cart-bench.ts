import { runOnPostgres } from '../api/engine-shop.ts';
import type { Bench, BenchReport } from '../bench.ts';
import {
  buildLengthRows,
  buildShareRows,
  type CartLengths,
  type CartShares,
  compareCartWithDriver,
  FEW_LINES,
  MANY_LINES,
  measureCartByLength,
} from './cart-rounds.ts';

/** Node fully optimises a hot path only after some ten thousand requests. */
const TIMING = { rounds: 5, roundMs: 2000, warmUpMs: 20_000 };
const MIN_SHARE = 0.4;
const MAX_GROWTH = 2;

function report(shares: CartShares, lengths: CartLengths): BenchReport {
  return {
    tables: [
      {
        heading: 'Cart endpoints on PostgreSQL compared with the same SQL through the driver alone',
        rows: buildShareRows(shares),
      },
      { heading: `A cart with ${MANY_LINES} lines compared with one of ${FEW_LINES}`, rows: buildLengthRows(lengths) },
    ],
    missed: [
      ...shares
        .filter(({ share }) => share < MIN_SHARE)
        .map(({ call, share }) => `${call}: ${(share * 100).toFixed(0)} % of the driver alone, goal 40 %`),
      ...lengths
        .filter(({ times }) => times > MAX_GROWTH)
        .map(({ call, times }) => `${call}: ${times.toFixed(2)} x with ${MANY_LINES} lines, goal ${MAX_GROWTH} x`),
    ],
    figures: { shares, lengths },
  };
}

export const cartBench: Bench = {
  name: 'cart',
  summary: 'cart endpoints on PostgreSQL compared with the same SQL through the driver, and long carts',
  run: ({ log }) =>
    runOnPostgres(async (shop) =>
      report(await compareCartWithDriver(shop, TIMING, log), await measureCartByLength(shop, TIMING, log)),
    ),
};
