import { formatRupees } from '#domain/money/format-rupees.ts';
import type { PiecePrice } from '#domain/pricing/piece-price.ts';

export const formatUnitPrice = ({ unitPricePaise }: PiecePrice): string =>
  formatRupees(unitPricePaise, { decimals: 2 });
