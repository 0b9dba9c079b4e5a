/**
 * Finds the same design in other categories. Products share a design when their titles are equal without the words at the
 * end that name the product: 'Basant Vine', 'Basant Vine Curtains' and 'Basant Vine Roller Blind'.
 */
const KIND_WORDS = /(?:\s+(?:wallpapers?|curtains?|roller|roman|zebra|venetian|blinds?|fabrics?|cloth|canvas))+$/i;

export const getDesignName = (title: string): string => title.trim().replace(KIND_WORDS, '').toLowerCase();

type DesignedProduct = { id: string; title: string; category: string };

/** Returns the first product of every other category, in the order of the list. */
export function pickSameDesign<Item extends DesignedProduct>(list: readonly Item[], product: Item): Item[] {
  const design = getDesignName(product.title);
  const categories = new Set([product.category]);
  return list.filter(({ title, category }) => {
    if (categories.has(category) || getDesignName(title) !== design) return false;
    categories.add(category);
    return true;
  });
}
