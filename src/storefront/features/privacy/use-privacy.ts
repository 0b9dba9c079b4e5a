import { useCallback, useEffect, useState } from 'react';
import type { Privacy } from '#contract/storefront/privacy.ts';
import type { Outcome } from '#domain/outcome.ts';
import { usePageVisible } from '#storefront/browser/page/page-visibility.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import { fetchPrivacy } from '#storefront/state/privacy/privacy-thunks.ts';

/** Loads the customer's privacy state, again when the tab becomes visible: another tab may have changed it. */
export function usePrivacy() {
  const dispatch = useAppDispatch();
  const isVisible = usePageVisible();
  const [privacy, setPrivacy] = useState<Privacy>();
  const [error, setError] = useState<string>();
  const show = useCallback((outcome: Outcome<Privacy>) => {
    if (outcome.ok) setPrivacy(outcome.value);
    setError(outcome.ok ? undefined : outcome.message);
  }, []);
  const load = useCallback(() => void dispatch(fetchPrivacy()).then(show), [dispatch, show]);
  useEffect(() => {
    if (isVisible) load();
  }, [isVisible, load]);
  return { privacy, error, load, show };
}
