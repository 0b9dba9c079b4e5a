import type { KeyValueStorage } from './storage.ts';

/** Fixed by D-25. */
export const TOKEN_KEY = 'aangan.token';

export type TokenStorage = {
  read(): string | undefined;
  /** Uses local storage with `shouldRemember`, else session storage; clears the other, so only one token exists. */
  write(token: string, shouldRemember: boolean): void;
  /** Stores a new token where the old one is. */
  replace(token: string): void;
  clear(): void;
};

export function createTokenStorage({
  local,
  session,
}: {
  local: KeyValueStorage;
  session: KeyValueStorage;
}): TokenStorage {
  return {
    read: () => local.get(TOKEN_KEY) ?? session.get(TOKEN_KEY),
    write(token, shouldRemember) {
      const [target, other] = shouldRemember ? [local, session] : [session, local];
      target.set(TOKEN_KEY, token);
      other.remove(TOKEN_KEY);
    },
    replace(token) {
      const target = local.get(TOKEN_KEY) === undefined ? session : local;
      target.set(TOKEN_KEY, token);
    },
    clear() {
      local.remove(TOKEN_KEY);
      session.remove(TOKEN_KEY);
    },
  };
}

/** For server rendering, which has no token. */
export const noTokenStorage: TokenStorage = { read: () => undefined, write() {}, replace() {}, clear() {} };
