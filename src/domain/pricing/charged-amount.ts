/**
 * What the shopper pays: the whole-rupee total that checkout showed. The difference to the exact sum is kept and shown on
 * the order as 'Round-off' (Q-104, decision D-08). Shipping is free (specification 0 §9).
 */
import { type Paise, paise, roundHalfUpToRupees, ZERO_PAISE } from '../money/paise.ts';

export const SHIPPING_PAISE: Paise = ZERO_PAISE;
export const SHIPPING_FREE_LABEL = 'Free';
export const ROUND_OFF_LABEL = 'Round-off';

export type Charge = {
  amountInPaise: Paise;
  /** Charged amount minus exact sum: between -49 and 50 paise. */
  roundOffPaise: Paise;
};

export function calculateCharge(subtotal: Paise): Charge {
  const exact = paise(subtotal + SHIPPING_PAISE);
  const amountInPaise = roundHalfUpToRupees(exact);
  return { amountInPaise, roundOffPaise: paise(amountInPaise - exact) };
}
