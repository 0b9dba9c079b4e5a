/** Time is passed in, so that tests decide what it is. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
