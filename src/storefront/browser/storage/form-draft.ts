import type { KeyValueStorage } from './storage.ts';
import { DRAFT_KEY_PREFIX } from './stored-drafts.ts';

/** Unsent form input, stored for this tab. */
type FormDraft = { read(): Readonly<Record<string, string>>; write(values: object): void; clear(): void };

export function createFormDraft(storage: KeyValueStorage, form: string): FormDraft {
  const key = DRAFT_KEY_PREFIX + form;
  return {
    read: () => parseDraft(storage.get(key)),
    write: (values) => storage.set(key, JSON.stringify(values)),
    clear: () => storage.remove(key),
  };
}

/** Ignores stored values that are not a draft. */
function parseDraft(stored: string | undefined): Record<string, string> {
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    const entries = Object.entries(parsed ?? {});
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}
