import { useState } from 'react';
import type { Outcome } from '#domain/outcome.ts';

type Message = { readonly text: string; readonly isSuccess: boolean };

/** Runs one request at a time and keeps its message. */
export function useAction() {
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<Message>();
  const run = async <Value>(request: Promise<Outcome<Value>>, success = ''): Promise<Outcome<Value>> => {
    setIsBusy(true);
    setMessage(undefined);
    const outcome = await request;
    setIsBusy(false);
    setMessage({ text: outcome.ok ? success : outcome.message, isSuccess: outcome.ok });
    return outcome;
  };
  return { isBusy, message, run };
}
