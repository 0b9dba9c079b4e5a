import type { KeyValueStorage } from '../../browser/storage.ts';

/** Drafts live as long as the tab; they hold what a visitor typed and did not send yet. */
const keyOf = (form: string): string => `aangan.draft.${form}`;

export type FormDraft = { read(): Readonly<Record<string, string>>; write(values: object): void; clear(): void };

export function formDraft(storage: KeyValueStorage, form: string): FormDraft {
  const key = keyOf(form);
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
