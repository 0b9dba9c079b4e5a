/** Stores the keys of actions whose outcome is unknown. */
type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function createMemoryStore(): KeyStore {
  const items = new Map<string, string>();
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  };
}

const PREFIX = 'desk-action:';

/**
 * Hands out idempotency keys: a retry with the same content gets the same key until the outcome is known, so that the
 * action takes effect once.
 */
export function createActionKeys(store: KeyStore) {
  /** Holds the keys when the store is full. */
  const spare = createMemoryStore();
  const toName = (action: string, content: string) => `${PREFIX}${action}:${hashText(content)}`;
  return {
    getKey(action: string, content: string): string {
      const name = toName(action, content);
      const stored = store.getItem(name) ?? spare.getItem(name);
      if (stored !== null) return stored;
      const key = createUuid();
      try {
        store.setItem(name, key);
      } catch {
        spare.setItem(name, key);
      }
      return key;
    },
    forget(action: string, content: string): void {
      for (const keys of [store, spare]) keys.removeItem(toName(action, content));
    },
  };
}

/** Call when another person signs in in this tab. */
export function clearActionKeys(): void {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
}

/** `crypto.randomUUID` is missing over plain HTTP, for example on a shop in the local network. */
export function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** FNV-1a: identifies contents without storing them, as they may be personal. */
function hashText(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return `${hash.toString(36)}.${text.length}`;
}
