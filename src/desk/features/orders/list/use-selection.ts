import { useState } from 'react';
import type { DeskOrderRow } from '#contract/desk/orders/desk-order.ts';
import { useCan } from '#desk/api/session.ts';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';

type RowSelection = Record<string, true>;

/** Orders chosen for one dispatch. */
export type Selection = {
  ids: RowSelection;
  setIds: (update: RowSelection | ((ids: RowSelection) => RowSelection)) => void;
  selected: readonly DeskOrderRow[];
  /** False if no order on the page can be dispatched, or this person lacks the permission. */
  isOffered: boolean;
  toggle: (id: string) => void;
  remove: (ids: readonly string[]) => void;
  clear: () => void;
};

export const canDispatch = ({ status }: Pick<DeskOrderRow, 'status'>): boolean => status === ORDER_STATUS.processing;

/** Orders that leave the page leave the selection. */
export function useSelection(orders: readonly DeskOrderRow[]): Selection {
  const [ids, setIds] = useState<RowSelection>({});
  const can = useCan();
  return {
    ids,
    setIds,
    selected: orders.filter((order) => ids[order.id] === true && canDispatch(order)),
    isOffered: can('orders.move') && orders.some(canDispatch),
    toggle: (id) =>
      setIds((current) => {
        const { [id]: isSelected, ...others } = current;
        return isSelected ? others : { ...others, [id]: true };
      }),
    remove: (removed) =>
      setIds((current) => Object.fromEntries(Object.entries(current).filter(([id]) => !removed.includes(id)))),
    clear: () => setIds({}),
  };
}
