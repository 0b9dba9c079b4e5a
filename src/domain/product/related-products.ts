/**
 * Picks the related products of a product page: the ones that follow it in its sub-category, wrapping around, then those of
 * a wider list until the row is full.
 */
export const MAX_RELATED_PRODUCTS = 4;

export function pickRelatedProducts<Item extends { id: string }>(
  list: readonly Item[],
  productId: string,
  widerList: readonly Item[] = [],
): Item[] {
  const picked = listFollowing(list, productId);
  const others = listFollowing(widerList, productId).filter(({ id }) => picked.every((item) => item.id !== id));
  return [...picked, ...others].slice(0, MAX_RELATED_PRODUCTS);
}

function listFollowing<Item extends { id: string }>(list: readonly Item[], productId: string): Item[] {
  const position = list.findIndex(({ id }) => id === productId);
  const following = [...list.slice(position + 1), ...list.slice(0, Math.max(position, 0))];
  return following.filter(({ id }) => id !== productId);
}
