import { waitForFirstPaint } from './router/first-paint.ts';

/** The document's only script tag: loads the other scripts after the first paint, so they don't compete with pictures. */
async function boot(): Promise<void> {
  const [entry = '', ...chunks] = JSON.parse(document.getElementById('scripts')?.textContent ?? '[]') as string[];
  await waitForFirstPaint();
  for (const href of chunks)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  await import(/* @vite-ignore */ entry);
}

void boot();
