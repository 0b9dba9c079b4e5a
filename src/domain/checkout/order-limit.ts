/** The largest order that can be paid online (decision D-09). */
import { formatRupees } from '../money/format-rupees.ts';
import type { Paise } from '../money/paise.ts';
import { accept, type Outcome, refuse } from '../outcome.ts';

/** The default; a setting can override it. */
export const MAX_ORDER_RUPEES = 1_000_000;

const formatOrderTooLargeMessage = (limit: Paise): string =>
  `You can't pay online for orders above ${formatRupees(limit, { decimals: 0 })}. Please contact us and we'll help you.`;

export const checkOrderAmount = (amount: Paise, limit: Paise): Outcome<Paise> =>
  amount <= limit ? accept(amount) : refuse(formatOrderTooLargeMessage(limit));
