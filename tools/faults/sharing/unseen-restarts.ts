import type { AddCartItemInput } from '#contract/storefront/cart.ts';
import type { FaultReport } from '../fault-run.ts';
import { createLatencies, describeLatencies } from '../visits/latencies.ts';

type Shops = {
  getAddress(): string;
  addresses: readonly string[];
  cartItem: AddCartItemInput;
  stop(slot: number): Promise<unknown>;
  start(slot: number): Promise<void>;
};

/** Pages are not rate-limited. */
const PAGES = ['/', '/wallpaper', '/curtains', '/products/all', '/contact'];

/** Restarts one process after the other, as in a rolling release, while visitors come through nginx. */
export async function checkRollingRestarts(testBed: Shops): Promise<FaultReport> {
  const latencies = createLatencies();
  let isOver = false;
  const visitPages = async () => {
    for (let visit = 0; !isOver; visit++) {
      const startedAt = performance.now();
      const response = await fetch(testBed.getAddress() + PAGES[visit % PAGES.length]).catch(() => undefined);
      await response?.arrayBuffer().catch(() => undefined);
      latencies.add(performance.now() - startedAt, response?.status ?? 'none');
    }
  };
  const visitors = Promise.all([visitPages(), visitPages(), visitPages(), visitPages()]);
  for (const slot of testBed.addresses.keys()) {
    await testBed.stop(slot);
    await testBed.start(slot);
  }
  isOver = true;
  await visitors;
  return {
    observations: [`restarts: each shop stopped and started once; ${describeLatencies(latencies)}`],
    violations:
      latencies.countErrors() === 0 ? [] : [`${latencies.countErrors()} visits failed while a shop was restarted`],
  };
}
