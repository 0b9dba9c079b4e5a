import { useEffect, useState } from 'react';
import { NEWSLETTER_DELAY_MS, NEWSLETTER_MESSAGE_MS } from '#domain/shell/timings.ts';

type Phase = 'ready' | 'sending' | 'done';
const NEXT_PHASES: Record<Exclude<Phase, 'ready'>, { phase: Phase; afterMs: number }> = {
  sending: { phase: 'done', afterMs: NEWSLETTER_DELAY_MS },
  done: { phase: 'ready', afterMs: NEWSLETTER_MESSAGE_MS },
};

/** Simulates the subscription: sends nothing (FOOT-07, FOOT-09). */
export function useNewsletter() {
  const [phase, setPhase] = useState<Phase>('ready');
  useEffect(() => {
    if (phase === 'ready') return undefined;
    const { phase: next, afterMs } = NEXT_PHASES[phase];
    const timer = setTimeout(() => setPhase(next), afterMs);
    return () => clearTimeout(timer);
  }, [phase]);
  return { phase, subscribe: () => setPhase('sending') };
}
