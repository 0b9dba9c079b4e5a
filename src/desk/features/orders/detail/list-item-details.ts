import type { OrderItem } from '#contract/storefront/orders.ts';
import { getColourLabel, listLineDetails } from '#domain/cart/line-details.ts';
import { isSampleLine } from '#domain/cart/line-kind.ts';
import { getSubCategoryLabel } from '#domain/catalogue/sub-category.ts';
import { formatSize } from '#domain/measuring/length-unit.ts';

/** The details that the workshop needs. The size is in inches and, for the cutting table, in centimetres. */
export function listItemDetails(item: OrderItem): { label: string; text: string }[] {
  const { category, subCategory, colorHex, colorName } = item;
  const hasSize = !isSampleLine(item) && item.widthInInches > 0 && item.heightInInches > 0;
  return [
    { label: 'Category', text: `${capitalise(category)} - ${getSubCategoryLabel(subCategory)}` },
    ...(colorHex ? [{ label: getColourLabel(category, 'Colourway'), text: colorName ?? colorHex }] : []),
    ...listLineDetails(item).map((detail) =>
      detail.label === 'Size' && hasSize ? { ...detail, text: `${detail.text} (${formatSize('cm', item)})` } : detail,
    ),
  ];
}

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
