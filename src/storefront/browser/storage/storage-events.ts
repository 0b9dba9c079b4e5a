/** Fires when another tab changes `key` or clears local storage. */
export function onStorageChangedByOtherTab(key: string, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
