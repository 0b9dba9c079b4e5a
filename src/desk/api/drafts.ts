import { useState } from 'react';

const PREFIX = 'desk-draft:';

export const readDraft = (name: string): string => sessionStorage.getItem(`${PREFIX}${name}`) ?? '';

/** Returns whether there was room: a tab stores a few megabytes. Without room nothing is left, also nothing older. */
export function writeDraft(name: string, text: string): boolean {
  sessionStorage.removeItem(`${PREFIX}${name}`);
  try {
    if (text !== '') sessionStorage.setItem(`${PREFIX}${name}`, text);
    return true;
  } catch {
    return false;
  }
}

/** Text that survives a reload and an ended session, until it is sent or the person signs out. */
export function useDraft(name: string): readonly [text: string, write: (text: string) => void] {
  const [text, setText] = useState(() => readDraft(name));
  const write = (next: string) => {
    setText(next);
    writeDraft(name, next);
  };
  return [text, write];
}

/** After the text was sent. */
export const clearDraft = (name: string): void => sessionStorage.removeItem(`${PREFIX}${name}`);

let clearCount = 0;

/** Tells later whether everything was cleared since: what began before must not be written again. */
export function trackDrafts(): () => boolean {
  const countBefore = clearCount;
  return () => clearCount === countBefore;
}

export function clearDrafts(): void {
  clearCount += 1;
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}

/** Saves what is typed; returns whether everything is saved. */
type SaveWork = () => Promise<boolean>;

const openWork = new Set<SaveWork>();

/** For a page that saves by itself; returns how to end it. */
export function registerWork(save: SaveWork): () => void {
  openWork.add(save);
  return () => void openWork.delete(save);
}

/** Before somebody logs out, because that clears what is not saved. */
export async function saveOpenWork(): Promise<boolean> {
  const results = await Promise.all([...openWork].map((save) => save()));
  return results.every(Boolean);
}
