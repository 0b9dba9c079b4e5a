import { getTypeRatePaise, type TypeRate } from '#domain/catalogue/product-types.ts';
import { formatRupees, PER_SQUARE_FOOT_LABEL } from '#domain/money/format-rupees.ts';
import type { Paise } from '#domain/money/paise.ts';
import type { PiecePrice } from '#domain/pricing/piece-price.ts';
import { DEFAULT_RATE_PAISE } from '#domain/pricing/unit-price.ts';

export const formatUnitPrice = ({ unitPricePaise }: Pick<PiecePrice, 'unitPricePaise'>): string =>
  formatRupees(unitPricePaise, { decimals: 2 });

export const formatRatePerSqFt = (rate: Paise): string => formatRupees(rate, { decimals: 2 }) + PER_SQUARE_FOOT_LABEL;

export const formatTypeRate = (type: TypeRate): string =>
  formatRatePerSqFt(getTypeRatePaise(type) ?? DEFAULT_RATE_PAISE);
