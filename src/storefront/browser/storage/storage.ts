export type KeyValueStorage = {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
};

/**
 * A browser may refuse storage altogether (blocked cookies), on writing (full, private mode), or lose it meanwhile.
 * Then the value lives in memory: the shop works on, only the next visit has forgotten.
 */
export function safeStorage(open: () => Storage): KeyValueStorage {
  const memory = new Map<string, string>();
  const attempt = <Result>(action: (storage: Storage) => Result): Result | undefined => {
    try {
      return action(open());
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined,
    set(key, value) {
      const stored = attempt((storage) => {
        storage.setItem(key, value);
        return storage.getItem(key) === value;
      });
      if (stored) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

export const localStore = (): KeyValueStorage => safeStorage(() => window.localStorage);
export const sessionStore = (): KeyValueStorage => safeStorage(() => window.sessionStorage);
