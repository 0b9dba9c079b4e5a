import type * as z from 'zod/mini';
import type { DeskEndpoint } from '#contract/desk/desk-endpoint.ts';
import { type DeskOrder, type deskOrderSchema, orderConflictSchema } from '#contract/desk/orders/desk-order.ts';
import { clearDraft } from '#desk/api/drafts.ts';
import { useReloadOrders, useStoreOrder } from '#desk/api/orders.ts';
import { useConflictAction } from '#desk/api/use-desk-action.ts';

type OrderEndpoint = DeskEndpoint<z.ZodMiniType, z.ZodMiniType, typeof deskOrderSchema>;

/** A dialog's write that returns the changed order. */
export function useOrderAction<E extends OrderEndpoint>(endpoint: E, onClose: () => void, draftName?: string) {
  const storeOrder = useStoreOrder();
  const action = useConflictAction(endpoint, {
    conflictSchema: orderConflictSchema,
    onDone: (order: DeskOrder) => {
      if (draftName !== undefined) clearDraft(draftName);
      storeOrder(order);
      onClose();
    },
    onAccept: ({ order }) => {
      storeOrder(order);
      onClose();
    },
    onRefused: useReloadOrders(),
  });
  return {
    ...action,
    /** Also clears the error: the dialog stays mounted and may open again. */
    close: () => {
      action.reset();
      onClose();
    },
  };
}
