import type { Manner } from './shopper.ts';

/** Runs the same work in several lanes until it says that it is over. */
export async function inLanes(lanes: number, work: () => Promise<boolean>): Promise<void> {
  const lane = async () => {
    while (await work());
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Customers as they come: most pay at once, some fail first, some wait; a third never comes back from the provider. */
const MANNERS: readonly Manner[] = [
  { outcomes: ['success'], returns: true },
  { outcomes: ['success'], returns: false },
  { outcomes: ['decline', 'success'], returns: true },
  { outcomes: ['success'], returns: true },
  { outcomes: ['pending'], returns: false },
  { outcomes: ['drop', 'success'], returns: false },
  { outcomes: ['pending'], returns: true },
  { outcomes: ['decline'], returns: true },
  { outcomes: ['success'], returns: true },
];

let next = 0;
export const nextManner = (): Manner => MANNERS[next++ % MANNERS.length] as Manner;
