/** What a change by staff must still match: the order as they saw it, and the amount that they confirmed. */
import { formatAmount } from '../money/format-rupees.ts';
import type { Paise } from '../money/paise.ts';
import type { Outcome } from '../outcome.ts';
import { refuseStale, type StaffOutcome } from '../staff/staff-outcome.ts';

/** Staff read it; customers read their own. */
export const STAFF_ORDER_CHANGED_MESSAGE =
  'Somebody else changed this order in the meantime. Please check it and try again.';

/** `preview` is what the change would refund now. */
export function checkConfirmedAmount(preview: Outcome<Paise>, confirmedPaise: number): StaffOutcome<Paise> {
  if (!preview.ok) return refuseStale(preview.message);
  if (preview.value === confirmedPaise) return preview;
  return refuseStale(`This would refund ${formatAmount(preview.value)}, not the amount you confirmed.`);
}
