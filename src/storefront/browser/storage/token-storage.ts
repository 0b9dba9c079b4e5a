import type { KeyValueStorage } from './storage.ts';

/** Decision D-25. */
export const TOKEN_KEY = 'aangan.token';

export type TokenStorage = {
  read(): string | undefined;
  /** `remember` uses local storage, else session storage; clears the other so only one token exists. */
  write(token: string, remember: boolean): void;
  clear(): void;
};

export function createTokenStorage(places: { local: KeyValueStorage; session: KeyValueStorage }): TokenStorage {
  const { local, session } = places;
  return {
    read: () => local.get(TOKEN_KEY) ?? session.get(TOKEN_KEY),
    write(token, remember) {
      const [to, other] = remember ? [local, session] : [session, local];
      to.set(TOKEN_KEY, token);
      other.remove(TOKEN_KEY);
    },
    clear() {
      local.remove(TOKEN_KEY);
      session.remove(TOKEN_KEY);
    },
  };
}

/** For server rendering, which has no token. */
export const noTokenStorage: TokenStorage = { read: () => undefined, write() {}, clear() {} };
