/**
 * When the provider is asked about a payment although nobody waits for the answer: soon after it was begun, when its time
 * is over, when a payment begun in time must have ended, and a few days more for what arrives late.
 */
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long an order can be paid. */
export const PAYMENT_WINDOW_MS = 30 * MINUTE_MS;
/** How long a payment that was begun in time may take to end. */
const PAYMENT_COMPLETION_MS = 15 * MINUTE_MS;

const AFTER_START_MS = [15 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS];
const AFTER_EXPIRY_MS = [0, PAYMENT_COMPLETION_MS, DAY_MS, 2 * DAY_MS, 3 * DAY_MS];

type Attempt = { readonly createdAt: Date; readonly expiresAt: Date };

export const getPaymentDeadline = ({ expiresAt }: Pick<Attempt, 'expiresAt'>): Date =>
  new Date(expiresAt.getTime() + PAYMENT_COMPLETION_MS);

/** The first planned moment after `now`, or null when there is none left. */
export function getNextCheckTime({ createdAt, expiresAt }: Attempt, now: Date): Date | null {
  const moments = [
    ...AFTER_START_MS.map((ms) => createdAt.getTime() + ms),
    ...AFTER_EXPIRY_MS.map((ms) => expiresAt.getTime() + ms),
  ];
  const later = moments.filter((moment) => moment > now.getTime());
  return later.length === 0 ? null : new Date(Math.min(...later));
}

/** A paid attempt is looked at once more, for a second payment that slipped through. */
export function getFinalCheckTime(attempt: Attempt, now: Date): Date | null {
  const last = getPaymentDeadline(attempt);
  return last > now ? last : null;
}

const REFUND_CHECK_DELAYS_MS = [MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS, 6 * 60 * MINUTE_MS];

/** Refunds take days; after the first hours one look a day is enough. */
export const getNextRefundCheckTime = (checks: number, now: Date): Date =>
  new Date(now.getTime() + (REFUND_CHECK_DELAYS_MS[checks] ?? DAY_MS));
