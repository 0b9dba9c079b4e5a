import type * as z from 'zod/mini';
import type { DeskEndpoint } from '#contract/desk/desk-endpoint.ts';
import {
  type DeskMessage,
  type deskMessageSchema,
  messageConflictSchema,
} from '#contract/desk/messages/desk-message.ts';
import { useReloadMessages, useStoreMessage } from '#desk/api/messages.ts';
import { useConflictAction } from '#desk/api/use-desk-action.ts';

type MessageEndpoint = DeskEndpoint<z.ZodMiniType, z.ZodMiniType, typeof deskMessageSchema>;

/** A write that returns the changed message. */
export function useMessageAction<E extends MessageEndpoint>(endpoint: E, onDone?: () => void) {
  const storeMessage = useStoreMessage();
  return useConflictAction(endpoint, {
    conflictSchema: messageConflictSchema,
    onDone: (message: DeskMessage) => {
      storeMessage(message);
      onDone?.();
    },
    onAccept: ({ message }) => storeMessage(message),
    onRefused: useReloadMessages(),
  });
}
