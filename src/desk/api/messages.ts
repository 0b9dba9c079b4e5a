import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeskMessage } from '#contract/desk/messages/desk-message.ts';
import { countMessages, getMessage, listMessages, type MessageFilter } from '#contract/desk/messages/messages.ts';
import { callDesk } from './desk-client.ts';
import { queryKeys } from './query-keys.ts';

/** A tab in the background does not poll. */
const POLL_MS = 30_000;
/** While a reply's email is queued. */
const PENDING_POLL_MS = 3_000;

export const useMessageCounts = () =>
  useQuery({ queryKey: queryKeys.messageCounts, queryFn: () => callDesk(countMessages, {}), refetchInterval: POLL_MS });

export const useMessageList = (filter: MessageFilter & { cursor: string | null }) =>
  useQuery({
    queryKey: queryKeys.messageList(filter),
    queryFn: () => callDesk(listMessages, { body: filter }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });

export const useMessage = (id: string) =>
  useQuery({
    queryKey: queryKeys.message(id),
    queryFn: () => callDesk(getMessage, { params: { id } }),
    refetchInterval: ({ state }) => (state.data && isPending(state.data) ? PENDING_POLL_MS : POLL_MS),
  });

const isPending = ({ entries }: DeskMessage): boolean => entries.some(({ email }) => email === 'queued');

/** Caches the message that a write returned; refetches lists, counts and Today. */
export function useStoreMessage(): (message: DeskMessage) => void {
  const client = useQueryClient();
  return (message) => {
    client.setQueryData(queryKeys.message(message.id), message);
    void client.invalidateQueries({
      queryKey: queryKeys.messages,
      predicate: ({ queryKey }) => queryKey[1] !== 'one',
    });
    void client.invalidateQueries({ queryKey: queryKeys.today });
  };
}

export function useReloadMessages(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: queryKeys.messages });
}
