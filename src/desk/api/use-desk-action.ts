import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { DeskAccess, DeskData, DeskEndpoint } from '#contract/desk/desk-endpoint.ts';
import { createActionKeys, createMemoryStore } from './action-keys.ts';
import { type CallInput, callDesk } from './desk-client.ts';
import { DeskError } from './desk-error.ts';

/** Survive a reload. */
const storedKeys = createActionKeys(sessionStorage);
/** For passwords and codes, of which nothing is stored. */
const passingKeys = createActionKeys(createMemoryStore());

/** Sends a write with the key of its action, which a repetition gets too. */
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
  /** The same action was started before, perhaps before a reload, and its result is awaited. */
  isStillRunning: boolean;
};

const LOOK_AGAIN_MS = 2_000;
/** The shop itself waits 10 s before it says that the first request still runs, and takes it for dead after a minute. */
const MAX_LOOKS = 30;

const isStillRunning = (error: unknown): boolean => error instanceof DeskError && error.isStillRunning;

/** Ignores a second click while the first runs; `isPending` alone comes one render too late for that. */
export function useDeskAction<E extends DeskEndpoint>(
  endpoint: E,
  onDone?: (data: DeskData<E>) => void,
): DeskAction<E> {
  const isRunning = useRef(false);
  const { mutate, reset, isPending, isSuccess, error, failureReason } = useMutation<DeskData<E>, Error, CallInput<E>>({
    mutationFn: (input) => runAction(endpoint, input),
    retry: (count, failure) => isStillRunning(failure) && count < MAX_LOOKS,
    retryDelay: LOOK_AGAIN_MS,
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

/** Other endpoints are about the session itself. */
const isPermission = (access: DeskAccess): boolean => access !== 'anyone' && access !== 'staff';

/** Nothing was done. After 409 the first request may still be running, so its key stays. */
const isRefusal = (error: DeskError): boolean => !error.isOutcomeUnknown && error.status !== 409;
