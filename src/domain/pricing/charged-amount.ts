/** The amount charged: the total rounded to whole rupees. The order shows the difference as 'Round-off' (decision D-08). */
import { type Paise, roundHalfUpToRupees, toPaise, ZERO_PAISE } from '../money/paise.ts';

export const SHIPPING_PAISE: Paise = ZERO_PAISE;
export const SHIPPING_FREE_LABEL = 'Free';
export const ROUND_OFF_LABEL = 'Round-off';

export type Charge = {
  amountInPaise: Paise;
  /** Charged amount minus exact total: -49 to 50 paise. */
  roundOffPaise: Paise;
};

export function calculateCharge(subtotal: Paise): Charge {
  const exact = toPaise(subtotal + SHIPPING_PAISE);
  const amountInPaise = roundHalfUpToRupees(exact);
  return { amountInPaise, roundOffPaise: toPaise(amountInPaise - exact) };
}
