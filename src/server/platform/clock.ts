/** Injected, so tests control the time. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
