import { runOnPostgres } from '../api/engine-shop.ts';
import type { Bench, BenchReport } from '../bench.ts';
import { buildShareRows, type CartShares, compareCartWithDriver, FEW_LINES, MANY_LINES } from './cart-rounds.ts';

/** Node fully optimises a hot path only after some ten thousand requests. */
const TIMING = { rounds: 5, roundMs: 2000, warmUpMs: 20_000 };
const MIN_SHARE = 0.3;

/** The goal applies to short carts. Pricing and writing a hundred lines as JSON takes longer than reading them. */
const report = (shares: CartShares, longCarts: CartShares): BenchReport => ({
  tables: [
    {
      heading: 'Cart endpoints on PostgreSQL compared with the same SQL through the driver alone',
      rows: buildShareRows([...shares, ...longCarts]),
    },
  ],
  missed: shares
    .filter(({ share }) => share < MIN_SHARE)
    .map(({ action, share }) => `${action}: ${(share * 100).toFixed(0)} % of the driver alone, goal 30 %`),
  figures: { shares, longCarts },
});

export const cartBench: Bench = {
  name: 'cart',
  summary: 'cart endpoints on PostgreSQL compared with the same SQL through the driver, short and long carts',
  run: ({ log }) =>
    runOnPostgres(async (shop) =>
      report(
        await compareCartWithDriver(shop, TIMING, log, FEW_LINES),
        await compareCartWithDriver(shop, TIMING, log, MANY_LINES),
      ),
    ),
};
