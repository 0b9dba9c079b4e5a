import { waitForFirstPaint } from './router/first-paint.ts';

/**
 * Loads the other scripts after the first paint, so that they don't compete with pictures. This is the document's only
 * script tag.
 */
async function boot(): Promise<void> {
  const [entry = '', ...chunks] = JSON.parse(document.getElementById('scripts')?.textContent ?? '[]') as string[];
  await waitForFirstPaint();
  for (const href of chunks)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  await import(/* @vite-ignore */ entry);
}

void boot();
