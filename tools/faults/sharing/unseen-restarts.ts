import type { CartItemWish } from '#contract/api/cart.ts';
import type { FaultReport } from '../fault-run.ts';
import { createLatencies, describeLatencies } from '../visits/latencies.ts';

type Shops = {
  address(): string;
  addresses: readonly string[];
  wish: CartItemWish;
  stop(slot: number): Promise<unknown>;
  open(slot: number): Promise<void>;
};

/** Pages, which no limit counts. */
const PAGES = ['/', '/wallpaper', '/curtains', '/products/all', '/contact'];

/** One process after the other is stopped and started, as for a new release, while visitors come through nginx. */
export async function restartsAreUnseen(stand: Shops): Promise<FaultReport> {
  const latencies = createLatencies();
  let isOver = false;
  const visitor = async () => {
    for (let visit = 0; !isOver; visit++) {
      const begun = performance.now();
      const answer = await fetch(stand.address() + PAGES[visit % PAGES.length]).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => undefined);
      latencies.add(performance.now() - begun, answer?.status ?? 'none');
    }
  };
  const visitors = Promise.all([visitor(), visitor(), visitor(), visitor()]);
  for (const slot of stand.addresses.keys()) {
    await stand.stop(slot);
    await stand.open(slot);
  }
  isOver = true;
  await visitors;
  return {
    seen: [`restarts: each shop stopped and started once; ${describeLatencies(latencies)}`],
    broken: latencies.errors() === 0 ? [] : [`${latencies.errors()} visits failed while a shop was restarted`],
  };
}
