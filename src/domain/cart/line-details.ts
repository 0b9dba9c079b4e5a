/** The details shown with a cart line or order item: type, size, area, options and comment. */
import type { Category } from '../catalogue/category.ts';
import { ALLOWANCE_LABEL } from '../measuring/installation-allowance.ts';
import { formatSize, type LengthUnit } from '../measuring/length-unit.ts';
import { formatArea } from '../measuring/size.ts';
import { type CartOptionField, type CartOptionValue, listChosenOptions } from './cart-options.ts';
import { isSampleLine, type LineKind, SAMPLE_LABEL } from './line-kind.ts';

type Piece = {
  kind?: LineKind | undefined;
  widthInInches: number;
  heightInInches: number;
  areaSqFt: number;
  orderComment?: string | undefined;
  sizeIncludesAllowance?: boolean | null | undefined;
} & Partial<Record<CartOptionField, CartOptionValue | undefined>>;

type LineDetail = { label: string; text: string };

/** Shown before all other details (D-34). Empty for a product without types and an order of an earlier release. */
export const listTypeDetails = ({ productTypeTitle }: { productTypeTitle: string | null }): LineDetail[] =>
  productTypeTitle ? [{ label: 'Type', text: productTypeTitle }] : [];

/** A blind also has the colour of its chain. */
export const getColourLabel = (category: Category, label = 'Colour'): string =>
  category === 'blinds' ? 'Cloth colour' : label;

/** Empty for a product without named colours. */
export const listColourDetails = ({ category, colorName }: { category: Category; colorName?: string | undefined }) =>
  colorName ? [{ label: getColourLabel(category), text: colorName }] : [];

/** `unit` is the shopper's unit; emails use inches. A sample has no size, and nothing else to list. */
export function listLineDetails(piece: Piece, unit: LengthUnit = 'in'): LineDetail[] {
  if (isSampleLine(piece)) return [{ label: 'Size', text: SAMPLE_LABEL }];
  const { widthInInches: width, heightInInches: height, areaSqFt } = piece;
  return [
    ...(width > 0 && height > 0 ? [{ label: 'Size', text: formatSize(unit, piece) }] : []),
    ...(areaSqFt > 0 ? [{ label: 'Area', text: `${formatArea(piece)} sq.ft.` }] : []),
    ...listChoiceDetails(piece),
  ];
}

/** Lists the choices and the comment, beside type, colour and size. */
export function listChoiceDetails(piece: Omit<Piece, 'widthInInches' | 'heightInInches' | 'areaSqFt'>): LineDetail[] {
  if (isSampleLine(piece)) return [];
  const { orderComment, sizeIncludesAllowance } = piece;
  return [
    ...listChosenOptions(piece).map(({ label, text }) => ({ label, text })),
    ...(typeof sizeIncludesAllowance === 'boolean'
      ? [{ label: ALLOWANCE_LABEL, text: sizeIncludesAllowance ? 'Yes' : 'No' }]
      : []),
    ...(orderComment ? [{ label: 'Comment', text: orderComment }] : []),
  ];
}
