export type ShareResult = 'shared' | 'copied' | 'cancelled' | 'unavailable';

/** The browser's share sheet where there is one, else the clipboard. Both may be missing or refuse. */
export async function shareLink(link: { title: string; url: string }): Promise<ShareResult> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'unavailable';
  }
}
