/** What else the product page shows: goods of the same sub-category, those that follow in the catalogue first. */
const MAX_RELATED_PRODUCTS = 4;

export function pickRelatedProducts<Item extends { id: string }>(list: readonly Item[], productId: string): Item[] {
  const place = list.findIndex(({ id }) => id === productId);
  const following = [...list.slice(place + 1), ...list.slice(0, Math.max(place, 0))];
  return following.filter(({ id }) => id !== productId).slice(0, MAX_RELATED_PRODUCTS);
}
