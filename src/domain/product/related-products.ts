/** Picks the related products of a product page: the ones that follow it in its sub-category, wrapping around. */
const MAX_RELATED_PRODUCTS = 4;

export function pickRelatedProducts<Item extends { id: string }>(list: readonly Item[], productId: string): Item[] {
  const position = list.findIndex(({ id }) => id === productId);
  const following = [...list.slice(position + 1), ...list.slice(0, Math.max(position, 0))];
  return following.filter(({ id }) => id !== productId).slice(0, MAX_RELATED_PRODUCTS);
}
