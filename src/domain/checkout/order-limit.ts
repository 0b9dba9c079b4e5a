/** The largest order that can be paid online; the installation may set another limit (decision D-09). */
import { formatRupees } from '../money/format-rupees.ts';
import { type Paise, paise } from '../money/paise.ts';
import { accepted, type Outcome, refused } from '../outcome.ts';

export const DEFAULT_LARGEST_ORDER_PAISE: Paise = paise(100_000_000);

export const orderTooLargeMessage = (limit: Paise): string =>
  `Orders above ${formatRupees(limit, { decimals: 0 })} cannot be paid online. Please contact us and we will help you.`;

export const checkOrderAmount = (amount: Paise, limit: Paise): Outcome<Paise> =>
  amount <= limit ? accepted(amount) : refused(orderTooLargeMessage(limit));
