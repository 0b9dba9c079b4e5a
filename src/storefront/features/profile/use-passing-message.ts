import { useEffect, useState } from 'react';
import { MESSAGE_SHOWN_MS } from '#domain/inquiries/send-messages.ts';

export type PassingMessage = { text: string; isGood: boolean };

/** Success and error messages clear after 3 seconds (specification 1 §4, §9). */
export function usePassingMessage() {
  const [message, setMessage] = useState<PassingMessage>();
  useEffect(() => {
    if (message === undefined) return undefined;
    const timer = setTimeout(() => setMessage(undefined), MESSAGE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return [message, setMessage] as const;
}
