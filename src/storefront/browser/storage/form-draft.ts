import type { KeyValueStorage } from './storage.ts';
import { DRAFT_KEY_PREFIX } from './stored-drafts.ts';

/** What was typed into a form and not sent yet, kept for this tab. */
type FormDraft = { read(): Readonly<Record<string, string>>; write(values: object): void; clear(): void };

export function formDraft(storage: KeyValueStorage, form: string): FormDraft {
  const key = DRAFT_KEY_PREFIX + form;
  return {
    read: () => textsIn(storage.get(key)),
    write: (values) => storage.set(key, JSON.stringify(values)),
    clear: () => storage.remove(key),
  };
}

/** Whatever else stands there under our key is no draft. */
function textsIn(stored: string | undefined): Record<string, string> {
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    const entries = Object.entries(parsed ?? {});
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}
