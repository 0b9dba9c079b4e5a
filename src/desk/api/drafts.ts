import { useState } from 'react';

const PREFIX = 'desk-draft:';

export const readDraft = (name: string): string => sessionStorage.getItem(`${PREFIX}${name}`) ?? '';

export function writeDraft(name: string, text: string): void {
  if (text === '') sessionStorage.removeItem(`${PREFIX}${name}`);
  else sessionStorage.setItem(`${PREFIX}${name}`, text);
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

export function clearDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
