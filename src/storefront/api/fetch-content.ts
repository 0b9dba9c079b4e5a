import { type ContentKey, getContentUrl, type PublishedContent } from '#contract/content/content-keys.ts';

/** Rejects when the document cannot be loaded. */
export type LoadContent = <Key extends ContentKey>(key: Key, number?: number) => Promise<PublishedContent<Key>>;

/** Asks the page's own origin, also if the API is elsewhere. */
export const fetchContent: LoadContent = async (key, number) => {
  const response = await fetch(getContentUrl(key, number), {
    headers: { accept: 'application/json' },
    credentials: 'omit',
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
};
