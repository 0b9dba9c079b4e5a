import { computeMedian } from '../../../scripts/testing/quantile.ts';
import { CONTROL_TOKEN } from '../../../scripts/testing/running-shop.ts';
import type { Bench, BenchReport } from '../bench.ts';
import { buildShareRows, compareCartWithDriver } from '../cart/cart-rounds.ts';
import { compareEndpointsWithBare } from '../catalogue/catalogue-bench.ts';
import { compareCheckoutWithDriver, measureCheckoutWithSimulator } from '../checkout/checkout-rounds.ts';
import { type EngineShop, runOnBothEngines } from './engine-shop.ts';

const TIMING = { rounds: 5, roundMs: 1000, warmUpMs: 2000 };
/** A checkout runs much code, which is optimised only after some hundreds of runs. */
const CHECKOUT_TIMING = { rounds: 5, roundMs: 2000, warmUpMs: 10_000 };
const LANDING = { endpoints: 0.5, cart: 0.3, checkout: 0.3 };
type Log = (line: string) => void;

const createSimulatorPayment =
  ({ running }: EngineShop) =>
  async (orderId: string): Promise<void> => {
    const response = await fetch(`${running.simulatorOrigin}/__sim/pay`, {
      method: 'POST',
      headers: { 'x-sim-token': CONTROL_TOKEN },
      body: JSON.stringify({ order_id: orderId, outcome: 'success' }),
    });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`The simulator responded ${response.status}.`);
  };

async function measureEngine(shop: EngineShop, log: Log) {
  const endpoints = await compareEndpointsWithBare(shop, log, { encodings: ['br'], timing: TIMING });
  return {
    engine: shop.engine,
    endpoints: endpoints.map(({ row, ...more }) => ({ ...more, row: { engine: shop.engine, ...row } })),
    cart: await compareCartWithDriver(shop, TIMING, log),
    checkout: await compareCheckoutWithDriver(shop, CHECKOUT_TIMING, log),
    simulator: await measureCheckoutWithSimulator(shop, createSimulatorPayment(shop), TIMING, log),
  };
}

type Measured = Awaited<ReturnType<typeof measureEngine>>;
const formatPercent = (share: number) => `${(share * 100).toFixed(0)} %`;

const toCheckoutRow = ({ engine, share, statements, rounds }: Measured['checkout']) => ({
  engine,
  statements,
  'shop ms': computeMedian(rounds.map(({ shopMs }) => shopMs)).toFixed(2),
  'driver ms': computeMedian(rounds.map(({ driverMs }) => driverMs)).toFixed(2),
  'of driver': formatPercent(share),
});

const toSimulatorRow = ({ engine, createMs, verifyMs, checkouts }: Measured['simulator']) => ({
  engine,
  'CreateOrder ms': createMs.toFixed(1),
  'VerifyPayment ms': verifyMs.toFixed(1),
  checkouts,
});

/** Goals apply to PostgreSQL; the embedded engine shares its thread with the shop. */
function findMissedGoals({ engine, endpoints, cart, checkout }: Measured): string[] {
  const slow = endpoints
    .filter(({ share }) => share < LANDING.endpoints)
    .map(
      ({ setting, share }) =>
        `${setting.path}: ${formatPercent(share)} of bare, goal ${formatPercent(LANDING.endpoints)}`,
    );
  if (engine !== 'PostgreSQL') return slow;
  const carts = cart
    .filter(({ share }) => share < LANDING.cart)
    .map(
      ({ action, share }) =>
        `cart ${action}: ${formatPercent(share)} of the driver alone, goal ${formatPercent(LANDING.cart)}`,
    );
  const { share } = checkout;
  const line = `CreateOrder and settlement: ${formatPercent(share)} of the driver alone, goal ${formatPercent(LANDING.checkout)}`;
  return [...slow, ...carts, ...(share < LANDING.checkout ? [line] : [])];
}

const report = (measured: readonly Measured[]): BenchReport => ({
  tables: [
    {
      heading: 'Catalogue endpoints compared with bare node:http sending the same bytes, Brotli',
      rows: measured.flatMap(({ endpoints }) => endpoints.map(({ row }) => row)),
    },
    {
      heading: 'Cart endpoints compared with the same SQL through the driver alone',
      rows: measured.flatMap(({ cart }) => buildShareRows(cart)),
    },
    {
      heading:
        'CreateOrder and settlement compared with the same SQL through the driver alone: ten concurrent customers, an instant ' +
        'provider, no emails and no background checks',
      rows: measured.map(({ checkout }) => toCheckoutRow(checkout)),
    },
    {
      heading: 'A checkout with the simulator, one customer at a time, including the provider’s time',
      rows: measured.map(({ simulator }) => toSimulatorRow(simulator)),
    },
  ],
  missed: measured.flatMap(findMissedGoals),
  figures: measured,
});

export const apiBench: Bench = {
  name: 'api',
  summary: 'product endpoints, cart and checkout on both engines, compared with bare node:http and the driver alone',
  run: async ({ log }) => report(await runOnBothEngines((shop) => measureEngine(shop, log))),
};
