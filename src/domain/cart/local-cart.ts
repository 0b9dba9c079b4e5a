/** The cart in the browser's local storage. */
type WithId = { id: string };

/** Replaces an item with the same id. */
export const addToLocalCart = <Item extends WithId>(items: readonly Item[], added: Item): readonly Item[] =>
  items.some((item) => item.id === added.id)
    ? items.map((item) => (item.id === added.id ? added : item))
    : [...items, added];

export const removeFromLocalCart = <Item extends WithId>(items: readonly Item[], id: string): readonly Item[] =>
  items.filter((item) => item.id !== id);

export const clearLocalCart = (): readonly never[] => [];

/** Has no effect (LCART-05). */
export const updateLocalQuantity = <Item extends WithId>(
  items: readonly Item[],
  _id: string,
  _quantity: number,
): readonly Item[] => items;

/** Unreadable storage gives an empty cart; entries that fail `isItem` are dropped. */
export function readLocalCart<Item>(stored: string | null, isItem: (value: unknown) => value is Item): readonly Item[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isItem) : [];
  } catch {
    return [];
  }
}
