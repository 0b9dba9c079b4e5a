import * as z from 'zod/mini';
import type { DeskEndpoint } from '#contract/desk/desk-endpoint.ts';
import {
  type DeskOrder,
  type deskOrderSchema,
  type OrderConflict,
  orderConflictSchema,
} from '#contract/desk/orders/desk-order.ts';
import type { CallInput } from '#desk/api/desk-client.ts';
import { DeskError } from '#desk/api/desk-error.ts';
import { clearDraft } from '#desk/api/drafts.ts';
import { useReloadOrders, useStoreOrder } from '#desk/api/orders.ts';
import { useDeskAction } from '#desk/api/use-desk-action.ts';

type OrderEndpoint = DeskEndpoint<z.ZodMiniType, z.ZodMiniType, typeof deskOrderSchema>;

/** Returns the current order and who changed it, if that is why an action failed. */
function readConflict(error: unknown): OrderConflict | undefined {
  if (!(error instanceof DeskError) || error.status !== 409) return undefined;
  return z.safeParse(orderConflictSchema, error.data).data;
}

/** A write that returns the changed order. */
export function useOrderAction<E extends OrderEndpoint>(endpoint: E, onClose: () => void, draftName?: string) {
  const storeOrder = useStoreOrder();
  const reload = useReloadOrders();
  const action = useDeskAction<E>(endpoint, (order: DeskOrder) => {
    if (draftName !== undefined) clearDraft(draftName);
    storeOrder(order);
    onClose();
  });
  /** A refusal often means that this page is out of date. */
  const onError = (error: unknown) => {
    if (!readConflict(error)) reload();
  };
  const conflict = readConflict(action.error);
  const close = () => {
    action.reset();
    onClose();
  };
  return {
    run: (input: CallInput<E>) => action.mutate(input, { onError }),
    isBusy: action.isPending,
    /** A dialog shows conflicts. */
    error: conflict ? undefined : action.error,
    conflict,
    /** Shows the current order instead of retrying the action. */
    acceptCurrent: () => {
      if (conflict) storeOrder(conflict.order);
      close();
    },
    /** Also clears the error: the dialog stays mounted and may open again. */
    close,
  };
}
