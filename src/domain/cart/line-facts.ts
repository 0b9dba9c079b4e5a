/** What a cart line and an order item say of the piece: size, area, every chosen option, the comment (specification 1 §2, Q-45). */
import { formatSize, type LengthUnit } from '../measuring/length-unit.ts';
import { type CartOptionField, type CartOptionValue, listChosenOptions } from './cart-options.ts';

type Piece = {
  widthInInches: number;
  heightInInches: number;
  areaSqFt: number;
  orderComment?: string | undefined;
} & Partial<Record<CartOptionField, CartOptionValue | undefined>>;

type LineFact = { label: string; text: string };

/** `unit` is the one that the reader counts in; letters of the shop keep to inches. */
export function listLineFacts(piece: Piece, unit: LengthUnit = 'in'): LineFact[] {
  const { widthInInches: width, heightInInches: height, areaSqFt, orderComment } = piece;
  return [
    ...(width > 0 && height > 0 ? [{ label: 'Size', text: formatSize(unit, piece) }] : []),
    ...(areaSqFt > 0 ? [{ label: 'Area', text: `${areaSqFt} sq.ft.` }] : []),
    ...listChosenOptions(piece).map(({ label, text }) => ({ label, text })),
    ...(orderComment ? [{ label: 'Comment', text: orderComment }] : []),
  ];
}
