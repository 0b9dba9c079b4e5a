import { useState } from 'react';
import type { DeskProductRow } from '#contract/desk/products/desk-product.ts';
import { useCan } from '#desk/api/session.ts';

/** Products chosen for one bulk change. */
export type ProductSelection = {
  selected: readonly DeskProductRow[];
  /** False for people who may not publish. */
  isOffered: boolean;
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Selects all visible products, or none. */
  toggleAll: () => void;
  remove: (ids: readonly string[]) => void;
  clear: () => void;
};

/** Products that leave the list leave the selection for good. */
export function useProductSelection(products: readonly DeskProductRow[]): ProductSelection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const can = useCan();
  const selected = products.filter(({ id }) => ids.has(id));
  if (selected.length < ids.size) setIds(new Set(selected.map(({ id }) => id)));
  return {
    selected,
    isOffered: can('catalogue.publish'),
    has: (id) => ids.has(id),
    toggle: (id) =>
      setIds((current) => new Set(current.has(id) ? [...current].filter((other) => other !== id) : [...current, id])),
    toggleAll: () => setIds(new Set(selected.length === products.length ? [] : products.map(({ id }) => id))),
    remove: (removed) => setIds((current) => new Set([...current].filter((id) => !removed.includes(id)))),
    clear: () => setIds(new Set()),
  };
}
