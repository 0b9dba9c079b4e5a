import { useState } from 'react';

const PREFIX = 'desk-draft:';

/** Text that survives a reload and an ended session, until it is sent or the person signs out. */
export function useDraft(name: string): readonly [text: string, write: (text: string) => void] {
  const key = `${PREFIX}${name}`;
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '');
  const write = (next: string) => {
    setText(next);
    if (next === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, next);
  };
  return [text, write];
}

/** After the text was sent. */
export const clearDraft = (name: string): void => sessionStorage.removeItem(`${PREFIX}${name}`);

export function clearDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
