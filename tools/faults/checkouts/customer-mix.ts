import type { CustomerBehaviour } from './shopper.ts';

/** Runs the work in parallel lanes until it returns false. */
export async function runInLanes(lanes: number, work: () => Promise<boolean>): Promise<void> {
  const runLane = async () => {
    while (await work());
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
}

/** A realistic mix: most pay at once, some fail first, some wait; a third never returns from the provider. */
const BEHAVIOURS: readonly CustomerBehaviour[] = [
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
export const getNextBehaviour = (): CustomerBehaviour => BEHAVIOURS[next++ % BEHAVIOURS.length] as CustomerBehaviour;
