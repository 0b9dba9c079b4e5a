export type KeyValueStorage = {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
};

/** Falls back to memory when the browser blocks or loses storage (blocked cookies, quota, private mode). */
export function createSafeStorage(open: () => Storage): KeyValueStorage {
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

export const getSafeLocalStorage = (): KeyValueStorage => createSafeStorage(() => window.localStorage);
export const getSafeSessionStorage = (): KeyValueStorage => createSafeStorage(() => window.sessionStorage);
