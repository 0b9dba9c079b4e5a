import { median } from '../../../scripts/testing/quantile.ts';
import { CONTROL_TOKEN } from '../../../scripts/testing/running-shop.ts';
import type { Bench, BenchReport } from '../bench.ts';
import { compareCartWithDriver, shareRows } from '../cart/cart-rounds.ts';
import { compareEndpointsWithBare } from '../catalogue/catalogue-bench.ts';
import { compareCheckoutWithDriver, measureCheckoutWithSimulator } from '../checkout/checkout-rounds.ts';
import { type EngineShop, onBothEngines } from './engine-shop.ts';

const TIMING = { rounds: 5, roundMs: 1000, warmUpMs: 2000 };
/** A checkout runs much code, which is optimised only after some hundreds of runs. */
const CHECKOUT_TIMING = { rounds: 5, roundMs: 2000, warmUpMs: 10_000 };
const LANDING = { calls: 0.5, cart: 0.4, checkout: 0.3 };
type Say = (line: string) => void;

const payAtSimulator =
  ({ running }: EngineShop) =>
  async (orderId: string): Promise<void> => {
    const answer = await fetch(`${running.simulator}/__sim/pay`, {
      method: 'POST',
      headers: { 'x-sim-token': CONTROL_TOKEN },
      body: JSON.stringify({ order_id: orderId, outcome: 'success' }),
    });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`The simulator answered ${answer.status}.`);
  };

async function onEngine(shop: EngineShop, say: Say) {
  const calls = await compareEndpointsWithBare(shop, say, { encodings: ['br'], timing: TIMING });
  return {
    engine: shop.engine,
    calls: calls.map(({ row, ...more }) => ({ ...more, row: { engine: shop.engine, ...row } })),
    cart: await compareCartWithDriver(shop, TIMING, say),
    checkout: await compareCheckoutWithDriver(shop, CHECKOUT_TIMING, say),
    simulator: await measureCheckoutWithSimulator(shop, payAtSimulator(shop), TIMING, say),
  };
}

type Measured = Awaited<ReturnType<typeof onEngine>>;
const percent = (share: number) => `${(share * 100).toFixed(0)} %`;

const checkoutRow = ({ engine, share, statements, rounds }: Measured['checkout']) => ({
  engine,
  statements,
  'shop ms': median(rounds.map(({ shopMs }) => shopMs)).toFixed(2),
  'driver ms': median(rounds.map(({ driverMs }) => driverMs)).toFixed(2),
  'of driver': percent(share),
});

const simulatorRow = ({ engine, createMs, verifyMs, checkouts }: Measured['simulator']) => ({
  engine,
  'CreateOrder ms': createMs.toFixed(1),
  'VerifyPayment ms': verifyMs.toFixed(1),
  checkouts,
});

/** Goals apply to PostgreSQL; the embedded engine shares its thread with the shop. */
function missedBy({ engine, calls, cart, checkout }: Measured): string[] {
  const slow = calls
    .filter(({ share }) => share < LANDING.calls)
    .map(({ setting, share }) => `${setting.path}: ${percent(share)} of bare, goal ${percent(LANDING.calls)}`);
  if (engine !== 'PostgreSQL') return slow;
  const carts = cart
    .filter(({ share }) => share < LANDING.cart)
    .map(({ call, share }) => `cart ${call}: ${percent(share)} of the driver alone, goal ${percent(LANDING.cart)}`);
  const { share } = checkout;
  const line = `CreateOrder and settling: ${percent(share)} of the driver alone, goal ${percent(LANDING.checkout)}`;
  return [...slow, ...carts, ...(share < LANDING.checkout ? [line] : [])];
}

const report = (measured: readonly Measured[]): BenchReport => ({
  tables: [
    {
      heading: 'Catalogue calls against bare node:http with the same bytes, Brotli',
      rows: measured.flatMap(({ calls }) => calls.map(({ row }) => row)),
    },
    {
      heading: 'Cart calls against the same statements through the driver alone',
      rows: measured.flatMap(({ cart }) => shareRows(cart)),
    },
    {
      heading:
        'CreateOrder and settling against the same statements through the driver alone: ten customers at once, a provider ' +
        'that takes no time, no letters and later looks in the background',
      rows: measured.map(({ checkout }) => checkoutRow(checkout)),
    },
    {
      heading: 'A checkout at the simulator, one customer at a time, the provider’s time included',
      rows: measured.map(({ simulator }) => simulatorRow(simulator)),
    },
  ],
  missed: measured.flatMap(missedBy),
  figures: measured,
});

export const apiBench: Bench = {
  name: 'api',
  summary: 'product calls, cart and checkout on both engines against bare node:http and the driver alone',
  run: async ({ say }) => report(await onBothEngines((shop) => onEngine(shop, say))),
};
