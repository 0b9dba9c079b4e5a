import { useState } from 'react';

const PREFIX = 'desk-draft:';

export const readDraft = (name: string): string => sessionStorage.getItem(`${PREFIX}${name}`) ?? '';

/** Returns false if the storage is full: a tab stores a few megabytes. Then no older text is left either. */
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

/** Call after sending the text. */
export const clearDraft = (name: string): void => sessionStorage.removeItem(`${PREFIX}${name}`);

let clearCount = 0;

/** Returns a function that is false once drafts were cleared: text typed before must not be stored again. */
export function trackDrafts(): () => boolean {
  const countBefore = clearCount;
  return () => clearCount === countBefore;
}

const listDraftKeys = (): string[] => Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));

export const hasDrafts = (): boolean => listDraftKeys().length > 0;

export function clearDrafts(): void {
  clearCount += 1;
  for (const key of listDraftKeys()) sessionStorage.removeItem(key);
}

/** Saves unsaved edits; returns whether everything is saved. */
type SaveEdits = () => Promise<boolean>;

const unsavedEdits = new Set<SaveEdits>();

/** For pages that save automatically; returns an unregister function. */
export function registerUnsavedEdits(save: SaveEdits): () => void {
  unsavedEdits.add(save);
  return () => void unsavedEdits.delete(save);
}

/** Call before logging out, which clears unsaved edits. */
export async function saveAllEdits(): Promise<boolean> {
  const results = await Promise.all([...unsavedEdits].map((save) => save()));
  return results.every(Boolean);
}
