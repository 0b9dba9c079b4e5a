/**
 * Prices per square foot of a product's types. A type's price is `pricePerSqFt`, else `price`; a card shows the lowest
 * (specification 0 §3, §9). Without any price there is none to show.
 */
import { type Paise, paise, rupeesToPaise } from '../money/paise.ts';

/** The price fields of a type as they travel, in rupees. */
export type TypeRate = { pricePerSqFt?: number | null | undefined; price?: number | null | undefined };

export function getTypeRatePaise(type: TypeRate): Paise | undefined {
  const rupees = type.pricePerSqFt ?? type.price;
  return rupees === undefined || rupees === null || !Number.isFinite(rupees) ? undefined : rupeesToPaise(rupees);
}

export function findLowestRatePaise(types: readonly TypeRate[]): Paise | undefined {
  const rates = types.map(getTypeRatePaise).filter((rate) => rate !== undefined);
  return rates.length === 0 ? undefined : paise(Math.min(...rates));
}
