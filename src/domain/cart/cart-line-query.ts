/**
 * The choices of a cart line as the query of its product page, so that the page opens as the line was configured
 * (decision D-02). The page passes over what no longer means anything.
 */
import type { CartOptionField, CartOptionValue } from '../cart/cart-options.ts';
import type { Category } from '../catalogue/category.ts';
import { OPTIONS_BY_CATEGORY } from '../product/configuration.ts';
import { OPTION_PARAMETERS } from '../product/configuration-query.ts';

type ConfiguredLine = {
  category: Category;
  productTypeId: string | null;
  colorHex: string | null;
  widthInInches: number;
  heightInInches: number;
} & Partial<Record<CartOptionField, CartOptionValue | undefined>>;

/** Names the line of the cart that the page was opened to change. */
export const EDITED_LINE_PARAMETER = 'line';
/** Names the line of the cart that the page was opened to order again in another size. */
export const COPIED_LINE_PARAMETER = 'copy';

export const buildEditQuery = (line: ConfiguredLine & { id: string }): [string, string][] => [
  ...buildLineQuery(line),
  [EDITED_LINE_PARAMETER, line.id],
];

/** Without the size, which is what will be different. */
export const buildCopyQuery = (line: ConfiguredLine & { id: string }): [string, string][] => [
  ...buildLineQuery({ ...line, widthInInches: 0, heightInInches: 0 }),
  [COPIED_LINE_PARAMETER, line.id],
];

export function buildLineQuery(line: ConfiguredLine): [string, string][] {
  const { category, productTypeId, colorHex, widthInInches, heightInInches } = line;
  const isSized = category !== 'canvas' && widthInInches > 0 && heightInInches > 0;
  const pairs: [string, CartOptionValue | undefined][] = [
    ['type', productTypeId],
    ['colour', colorHex?.replace(/^#/, '')],
    ...OPTIONS_BY_CATEGORY[category].map((name): [string, CartOptionValue | undefined] => [
      OPTION_PARAMETERS[name],
      line[name],
    ]),
    ['width', isSized ? widthInInches : null],
    ['height', isSized ? heightInInches : null],
  ];
  return pairs.flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, `${value}`]]));
}
