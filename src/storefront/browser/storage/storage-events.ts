/** Fires when another tab changes `key` or clears local storage. */
export function onStorageChangedByOtherTab(key: string, action: () => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) action();
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
