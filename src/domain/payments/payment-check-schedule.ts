/**
 * The schedule of background checks with the payment provider: soon after the start, at expiry, when the last payment must
 * have completed, and daily for three days to catch late payments.
 */
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long a payment can be started. */
export const PAYMENT_WINDOW_MS = 30 * MINUTE_MS;
/** How long a payment that started in time may take to complete. */
const PAYMENT_COMPLETION_MS = 15 * MINUTE_MS;

const AFTER_START_MS = [15 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS];
const AFTER_EXPIRY_MS = [0, PAYMENT_COMPLETION_MS, DAY_MS, 2 * DAY_MS, 3 * DAY_MS];

type Attempt = { readonly createdAt: Date; readonly expiresAt: Date };

export const getPaymentDeadline = ({ expiresAt }: Pick<Attempt, 'expiresAt'>): Date =>
  new Date(expiresAt.getTime() + PAYMENT_COMPLETION_MS);

/** Returns null when no check is left. */
export function getNextCheckTime({ createdAt, expiresAt }: Attempt, now: Date): Date | null {
  const checkTimes = [
    ...AFTER_START_MS.map((ms) => createdAt.getTime() + ms),
    ...AFTER_EXPIRY_MS.map((ms) => expiresAt.getTime() + ms),
  ];
  const later = checkTimes.filter((time) => time > now.getTime());
  return later.length === 0 ? null : new Date(Math.min(...later));
}

/** Returns the time of one last check of a paid attempt, for a second payment that got through. */
export function getFinalCheckTime(attempt: Attempt, now: Date): Date | null {
  const last = getPaymentDeadline(attempt);
  return last > now ? last : null;
}

const REFUND_CHECK_DELAYS_MS = [MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS, 6 * 60 * MINUTE_MS];

/** Refunds take days, so after the first hours one check a day is enough. */
export const getNextRefundCheckTime = (checkCount: number, now: Date): Date =>
  new Date(now.getTime() + (REFUND_CHECK_DELAYS_MS[checkCount] ?? DAY_MS));
