import * as z from 'zod/mini';
import {
  type DeskMessage,
  type deskMessageSchema,
  type MessageConflict,
  messageConflictSchema,
} from '#contract/desk/customers/desk-message.ts';
import type { DeskEndpoint } from '#contract/desk/desk-endpoint.ts';
import type { CallInput } from '#desk/api/desk-client.ts';
import { DeskError } from '#desk/api/desk-error.ts';
import { useReloadMessages, useStoreMessage } from '#desk/api/messages.ts';
import { useDeskAction } from '#desk/api/use-desk-action.ts';

type MessageEndpoint = DeskEndpoint<z.ZodMiniType, z.ZodMiniType, typeof deskMessageSchema>;

/** Returns the current message and who changed it, if that is why an action failed. */
export function readConflict(error: unknown): MessageConflict | undefined {
  if (!(error instanceof DeskError) || error.status !== 409) return undefined;
  return z.safeParse(messageConflictSchema, error.data).data;
}

/** A write that returns the changed message. */
export function useMessageAction<E extends MessageEndpoint>(endpoint: E, onDone?: () => void) {
  const storeMessage = useStoreMessage();
  const reload = useReloadMessages();
  const action = useDeskAction<E>(endpoint, (message: DeskMessage) => {
    storeMessage(message);
    onDone?.();
  });
  /** A refusal often means that this page is out of date. */
  const onError = (error: unknown) => {
    if (!readConflict(error)) reload();
  };
  const conflict = readConflict(action.error);
  return {
    run: (input: CallInput<E>) => action.mutate(input, { onError }),
    isBusy: action.isPending,
    /** A dialog shows conflicts. */
    error: conflict ? undefined : action.error,
    conflict,
    /** Shows the current message instead of retrying the action. */
    acceptCurrent: () => {
      if (conflict) storeMessage(conflict.message);
      action.reset();
    },
  };
}
