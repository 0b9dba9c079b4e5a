import { firstView } from './router/first-view.ts';

/**
 * The only script that a document names. It is small, and fetches the others, which the document lists as data, once
 * the first view is on the screen: before that they would take the line from the pictures.
 */
async function boot(): Promise<void> {
  const [entry = '', ...chunks] = JSON.parse(document.getElementById('scripts')?.textContent ?? '[]') as string[];
  await firstView();
  for (const href of chunks)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  await import(/* @vite-ignore */ entry);
}

void boot();
