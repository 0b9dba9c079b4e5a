/**
 * The cart kept in browser storage: add, remove by id, clear. Updating a quantity is offered but has no effect, and
 * unreadable storage is an empty cart (specification 1 §4).
 */
type WithId = { id: string };

/** An item that is already there is replaced, so that ids stay unique. */
export const addToLocalCart = <Item extends WithId>(items: readonly Item[], added: Item): readonly Item[] =>
  items.some((item) => item.id === added.id)
    ? items.map((item) => (item.id === added.id ? added : item))
    : [...items, added];

export const removeFromLocalCart = <Item extends WithId>(items: readonly Item[], id: string): readonly Item[] =>
  items.filter((item) => item.id !== id);

export const clearLocalCart = (): readonly never[] => [];

export const updateLocalQuantity = <Item extends WithId>(
  items: readonly Item[],
  _id: string,
  _quantity: number,
): readonly Item[] => items;

/** `isItem` decides what counts as a cart item; anything else in storage is left out. */
export function readLocalCart<Item>(stored: string | null, isItem: (value: unknown) => value is Item): readonly Item[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isItem) : [];
  } catch {
    return [];
  }
}
