import { useEffect, useRef, useState } from 'react';
import type { AnyAutosave } from '../saving/autosave.ts';

/** `ignored`: after a second click, or after the dialog was closed. */
type Outcome = 'saved' | 'failed' | 'ignored';

/** Saves before an action, which continues only while its dialog is open. */
export function useSaveBefore(autosave: AnyAutosave) {
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const isOpen = useRef(false);
  const isRunning = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  async function save(): Promise<Outcome> {
    if (isRunning.current) return 'ignored';
    isRunning.current = true;
    setState('saving');
    const isSaved = await autosave.flush();
    isRunning.current = false;
    setState(isSaved ? 'idle' : 'failed');
    if (!isOpen.current) return 'ignored';
    return isSaved ? 'saved' : 'failed';
  }
  return { save, isSaving: state === 'saving', hasFailed: state === 'failed' };
}
