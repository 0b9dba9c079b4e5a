/** The largest order that can be paid online; the installation may set another limit (decision D-09). */
import { formatRupees } from '../money/format-rupees.ts';
import type { Paise } from '../money/paise.ts';
import { accepted, type Outcome, refused } from '../outcome.ts';

/** Unless the installation sets another. */
export const MAX_ORDER_RUPEES = 1_000_000;

const orderTooLargeMessage = (limit: Paise): string =>
  `Orders above ${formatRupees(limit, { decimals: 0 })} cannot be paid online. Please contact us and we will help you.`;

export const checkOrderAmount = (amount: Paise, limit: Paise): Outcome<Paise> =>
  amount <= limit ? accepted(amount) : refused(orderTooLargeMessage(limit));
