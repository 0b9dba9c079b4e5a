import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type * as z from 'zod/mini';
import { type DeskData, type DeskEndpoint, isPermission } from '#contract/desk/desk-endpoint.ts';
import { createActionKeys, createMemoryStore } from './action-keys.ts';
import { type CallInput, callDesk } from './desk-client.ts';
import { DeskError, readConflict } from './desk-error.ts';

/** They survive a reload. */
const storedKeys = createActionKeys(sessionStorage);
/** For passwords and codes, which must not leave a trace in storage. */
const passingKeys = createActionKeys(createMemoryStore());

/** Sends a write with its idempotency key; a retry gets the same key. */
export async function runAction<E extends DeskEndpoint>(endpoint: E, input: CallInput<E>): Promise<DeskData<E>> {
  const action = `${endpoint.method} ${endpoint.path}`;
  const content = JSON.stringify(input);
  const keys = isPermission(endpoint.access) ? storedKeys : passingKeys;
  try {
    const data = await callDesk(endpoint, input, keys.getKey(action, content));
    keys.forget(action, content);
    return data;
  } catch (error) {
    if (error instanceof DeskError && isRefusal(error)) keys.forget(action, content);
    throw error;
  }
}

type DeskAction<E extends DeskEndpoint> = Pick<
  UseMutationResult<DeskData<E>, Error, CallInput<E>>,
  'mutate' | 'reset' | 'isPending' | 'isSuccess' | 'error'
> & {
  /** An earlier attempt is still running, perhaps from before a reload. */
  isStillRunning: boolean;
};

const RETRY_DELAY_MS = 2_000;
/** The server waits 10 s before it reports a running first request, and abandons that request after a minute. */
const MAX_RETRIES = 30;

const isStillRunning = (error: unknown): boolean => error instanceof DeskError && error.isStillRunning;

/** Ignores a second click while the first runs; `isPending` alone comes one render too late for that. */
export function useDeskAction<E extends DeskEndpoint>(
  endpoint: E,
  onDone?: (data: DeskData<E>) => void,
): DeskAction<E> {
  const isRunning = useRef(false);
  const { mutate, reset, isPending, isSuccess, error, failureReason } = useMutation<DeskData<E>, Error, CallInput<E>>({
    mutationFn: (input) => runAction(endpoint, input),
    retry: (count, failure) => isStillRunning(failure) && count < MAX_RETRIES,
    retryDelay: RETRY_DELAY_MS,
    onSettled: () => {
      isRunning.current = false;
    },
    ...(onDone && { onSuccess: onDone }),
  });
  const start: typeof mutate = (...input) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(...input);
  };
  return {
    mutate: start,
    reset,
    isPending,
    isSuccess,
    error,
    isStillRunning: isPending && isStillRunning(failureReason),
  };
}

type ConflictOptions<E extends DeskEndpoint, Schema extends z.ZodMiniType> = {
  conflictSchema: Schema;
  onDone: (data: DeskData<E>) => void;
  /** Shows the current state instead of retrying the action. */
  onAccept: (conflict: z.output<Schema>) => void;
  /** A refusal often means that the page is out of date. */
  onRefused?: () => void;
};

/** A write that fails with the current state if somebody else changed it first. */
export function useConflictAction<E extends DeskEndpoint, Schema extends z.ZodMiniType>(
  endpoint: E,
  { conflictSchema, onDone, onAccept, onRefused }: ConflictOptions<E, Schema>,
) {
  const action = useDeskAction<E>(endpoint, onDone);
  const onError = (error: unknown) => {
    if (!readConflict(error, conflictSchema)) onRefused?.();
  };
  const conflict = readConflict(action.error, conflictSchema);
  return {
    run: (input: CallInput<E>) => action.mutate(input, { onError }),
    reset: action.reset,
    isBusy: action.isPending,
    /** A dialog shows conflicts. */
    error: conflict ? undefined : action.error,
    conflict,
    acceptCurrent: () => {
      if (conflict) onAccept(conflict);
      action.reset();
    },
  };
}

/** The server changed nothing. After 409 the first request may still be running, so its key stays. */
const isRefusal = (error: DeskError): boolean => !error.isOutcomeUnknown && error.status !== 409;
