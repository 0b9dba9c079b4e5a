type Guard = (event: PopStateEvent) => void;

let current: Guard | undefined;

/** Call before the router starts: a window's listeners run in the order in which they were added. */
export function startHistoryGuard(): void {
  window.addEventListener('popstate', (event) => current?.(event));
}

/** Calls `guard` on Back and Forward before the router; returns a function that removes it. */
export function guardHistory(guard: Guard): () => void {
  current = guard;
  return () => {
    if (current === guard) current = undefined;
  };
}
