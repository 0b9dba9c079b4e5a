import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigateTo } from '#ui/actions/pending-navigation.tsx';
import type { Autosave } from './autosave.ts';

/** The address within the desk to which a click leads in this tab, if any. */
function readTarget(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link?.href || link.target !== '' || !isPlain || link.origin !== window.location.origin) return undefined;
  return `${link.pathname}${link.search}${link.hash}`;
}

/**
 * Saves before a link leads away, and asks if that fails or pictures are on their way. Closing the tab asks by the browser's
 * own question.
 */
export function useLeaveGuard(autosave: Autosave, isUploading: boolean) {
  const navigateTo = useNavigateTo();
  const [target, setTarget] = useState<string>();
  const isSafe = () => !isUploading && autosave.getView().save.kind === 'saved';
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!isSafe()) event.preventDefault();
  });
  const guard = useEffectEvent(async (event: MouseEvent) => {
    const to = readTarget(event);
    if (to === undefined || isSafe()) return;
    event.preventDefault();
    event.stopPropagation();
    const isSaved = await autosave.flush();
    if (isSaved && !isUploading) navigateTo(to);
    else setTarget(to);
  });
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => warn(event);
    const onClick = (event: MouseEvent) => void guard(event);
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, []);
  return {
    isAsking: target !== undefined,
    stay: () => setTarget(undefined),
    leave: () => {
      if (target !== undefined) navigateTo(target);
      setTarget(undefined);
    },
  };
}
