import { type Lazy, lazy } from './router/lazy-page.ts';
import type { Screen, ScreenWords } from './router/route-row.ts';

/** What a screen says of itself, wherever it stands. */
export const wordsOf = (screen: Screen): Promise<ScreenWords> =>
  'words' in screen ? screen.words() : Promise.resolve(screen);

/** Those words and what it takes to write them into a document that is already there. */
export type HeadOf = ScreenWords & typeof import('./head/head-writer.ts');

const known = new WeakMap<Screen, Lazy<HeadOf>>();

export function headOf(screen: Screen): Lazy<HeadOf> {
  const found = known.get(screen);
  if (found) return found;
  const made = lazy(async () => {
    const [words, writer] = await Promise.all([wordsOf(screen), import('./head/head-writer.ts')]);
    return { ...words, ...writer };
  });
  known.set(screen, made);
  return made;
}
