/** Links from a cart line to its product page: query parameters that open the page with the line's configuration (D-02). */
import type { CartOptionField, CartOptionValue } from '../cart/cart-options.ts';
import type { Category } from '../catalogue/category.ts';
import { OPTION_PARAMETERS, OPTIONS_BY_CATEGORY } from '../catalogue/product-options.ts';
import { ALLOWANCE_PARAMETER, formatAllowance } from '../measuring/installation-allowance.ts';

type ConfiguredLine = {
  category: Category;
  productTypeId: string | null;
  colorHex: string | null;
  widthInInches: number;
  heightInInches: number;
  sizeIncludesAllowance?: boolean | null | undefined;
} & Partial<Record<CartOptionField, CartOptionValue | undefined>>;

/** The cart line that the product page edits. */
export const EDITED_LINE_PARAMETER = 'line';
/** The cart line that the product page copies in another size. */
export const COPIED_LINE_PARAMETER = 'copy';

export const buildEditQuery = (line: ConfiguredLine & { id: string }): [string, string][] => [
  ...buildLineQuery(line),
  [EDITED_LINE_PARAMETER, line.id],
];

/** Leaves out the size, so that the shopper enters a new one. */
export const buildCopyQuery = (line: ConfiguredLine & { id: string }): [string, string][] => [
  ...buildLineQuery({ ...line, widthInInches: 0, heightInInches: 0, sizeIncludesAllowance: null }),
  [COPIED_LINE_PARAMETER, line.id],
];

export function buildLineQuery(line: ConfiguredLine): [string, string][] {
  const { category, productTypeId, colorHex, widthInInches, heightInInches } = line;
  const hasSize = category !== 'canvas' && widthInInches > 0 && heightInInches > 0;
  const pairs: [string, CartOptionValue | undefined][] = [
    ['type', productTypeId],
    ['colour', colorHex?.replace(/^#/, '')],
    ...OPTIONS_BY_CATEGORY[category].map((name): [string, CartOptionValue | undefined] => [
      OPTION_PARAMETERS[name],
      line[name],
    ]),
    [ALLOWANCE_PARAMETER, formatAllowance(line.sizeIncludesAllowance)],
    ['width', hasSize ? widthInInches : null],
    ['height', hasSize ? heightInInches : null],
  ];
  return pairs.flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, `${value}`]]));
}
