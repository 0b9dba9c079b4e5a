import type { AddCartItemInput } from '#contract/storefront/cart.ts';
import type { FaultReport } from '../fault-run.ts';
import { createLatencies, describeLatencies } from '../visits/latencies.ts';

type Shops = {
  address(): string;
  addresses: readonly string[];
  cartItem: AddCartItemInput;
  stop(slot: number): Promise<unknown>;
  open(slot: number): Promise<void>;
};

/** Pages are not rate-limited. */
const PAGES = ['/', '/wallpaper', '/curtains', '/products/all', '/contact'];

/** Restarts one process after the other, as in a rolling release, while visitors come through nginx. */
export async function checkRollingRestarts(testBed: Shops): Promise<FaultReport> {
  const latencies = createLatencies();
  let isOver = false;
  const visitor = async () => {
    for (let visit = 0; !isOver; visit++) {
      const begun = performance.now();
      const answer = await fetch(testBed.address() + PAGES[visit % PAGES.length]).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => undefined);
      latencies.add(performance.now() - begun, answer?.status ?? 'none');
    }
  };
  const visitors = Promise.all([visitor(), visitor(), visitor(), visitor()]);
  for (const slot of testBed.addresses.keys()) {
    await testBed.stop(slot);
    await testBed.open(slot);
  }
  isOver = true;
  await visitors;
  return {
    seen: [`restarts: each shop stopped and started once; ${describeLatencies(latencies)}`],
    broken: latencies.errors() === 0 ? [] : [`${latencies.errors()} visits failed while a shop was restarted`],
  };
}
