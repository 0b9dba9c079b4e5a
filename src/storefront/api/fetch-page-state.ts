import { STATE_BLOCK_ID } from '#contract/page-render.ts';

/** A page that could not be loaded; the message is shown. */
export class PageLoadError extends Error {}

/** Loads the state that the server embeds in one of its pages; `undefined` when the page has none. */
export async function fetchPageState(url: string): Promise<unknown> {
  const response = await fetch(url, { headers: { accept: 'text/html' }, credentials: 'omit' });
  if (!response.ok) throw new PageLoadError(`HTTP ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const json = page.getElementById(STATE_BLOCK_ID)?.textContent;
  return json ? JSON.parse(json) : undefined;
}
