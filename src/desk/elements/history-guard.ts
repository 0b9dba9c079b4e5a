type Guard = (event: PopStateEvent) => void;

let current: Guard | undefined;

/** Has to run before the router: the listeners of a window run in the order in which they were added. */
export function startHistoryGuard(): void {
  window.addEventListener('popstate', (event) => current?.(event));
}

/** Lets a page see Back and Forward before the router does; returns how to end that. */
export function guardHistory(guard: Guard): () => void {
  current = guard;
  return () => {
    if (current === guard) current = undefined;
  };
}
