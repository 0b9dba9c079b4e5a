/** The details shown with a cart line or order item: type, size, area, options and comment. */
import { formatSize, type LengthUnit } from '../measuring/length-unit.ts';
import { type CartOptionField, type CartOptionValue, listChosenOptions } from './cart-options.ts';

type Piece = {
  widthInInches: number;
  heightInInches: number;
  areaSqFt: number;
  orderComment?: string | undefined;
} & Partial<Record<CartOptionField, CartOptionValue | undefined>>;

type LineDetail = { label: string; text: string };

/** Shown before all other details (D-34). Empty for a product without types and an order of an earlier release. */
export const listTypeDetails = ({ productTypeTitle }: { productTypeTitle: string | null }): LineDetail[] =>
  productTypeTitle ? [{ label: 'Type', text: productTypeTitle }] : [];

/** `unit` is the shopper's unit; emails use inches. */
export function listLineDetails(piece: Piece, unit: LengthUnit = 'in'): LineDetail[] {
  const { widthInInches: width, heightInInches: height, areaSqFt, orderComment } = piece;
  return [
    ...(width > 0 && height > 0 ? [{ label: 'Size', text: formatSize(unit, piece) }] : []),
    ...(areaSqFt > 0 ? [{ label: 'Area', text: `${areaSqFt} sq.ft.` }] : []),
    ...listChosenOptions(piece).map(({ label, text }) => ({ label, text })),
    ...(orderComment ? [{ label: 'Comment', text: orderComment }] : []),
  ];
}
