/** Tells when another tab has changed `key` in local storage, or has emptied it altogether. */
export function onStoredByOtherTab(key: string, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
