import type { DeskSubCategory } from '#contract/desk/sub-categories.ts';

export const formatProducts = (count: number): string => (count === 1 ? '1 product' : `${count} products`);

export function formatCounts({ onSale, offSale }: Pick<DeskSubCategory, 'onSale' | 'offSale'>): string {
  if (onSale === 0)
    return `Not shown: ${offSale === 1 ? "its product isn't" : `none of its ${formatProducts(offSale)} is`} on sale.`;
  return `${formatProducts(onSale)} on sale${offSale > 0 ? `, ${offSale} not on sale` : ''}.`;
}
