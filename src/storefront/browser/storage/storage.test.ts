import { describe, expect, it } from 'vitest';
import { createSafeStorage } from './storage.ts';
import { createTokenStorage, TOKEN_KEY } from './token-storage.ts';

const openBlocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

const openFull = () =>
  ({
    getItem: () => null,
    removeItem: () => {},
    setItem: () => {
      throw new DOMException('Quota exceeded', 'QuotaExceededError');
    },
  }) as unknown as Storage;

describe.each([
  ['blocked', openBlocked],
  ['full', openFull],
])('%s storage', (_, open) => {
  it('falls back to memory', () => {
    const storage = createSafeStorage(open);
    storage.set('a', '1');
    expect(storage.get('a')).toBe('1');
    storage.remove('a');
    expect(storage.get('a')).toBeUndefined();
  });
});

describe('token storage', () => {
  const createStorage = () =>
    createTokenStorage({
      local: createSafeStorage(() => localStorage),
      session: createSafeStorage(() => sessionStorage),
    });

  it('reads local storage first, then session storage [AUTH-35]', () => {
    sessionStorage.setItem(TOKEN_KEY, 'session');
    expect(createStorage().read()).toBe('session');
    localStorage.setItem(TOKEN_KEY, 'local');
    expect(createStorage().read()).toBe('local');
  });

  it('writes to local storage with `remember`, else to session storage, never to both [AUTH-39, AUTH-40]', () => {
    createStorage().write('one', true);
    expect([localStorage.getItem(TOKEN_KEY), sessionStorage.getItem(TOKEN_KEY)]).toEqual(['one', null]);
    createStorage().write('two', false);
    expect([localStorage.getItem(TOKEN_KEY), sessionStorage.getItem(TOKEN_KEY)]).toEqual([null, 'two']);
  });

  it('clears both storages [AUTH-41]', () => {
    localStorage.setItem(TOKEN_KEY, 'a');
    sessionStorage.setItem(TOKEN_KEY, 'b');
    createStorage().clear();
    expect([localStorage.getItem(TOKEN_KEY), sessionStorage.getItem(TOKEN_KEY)]).toEqual([null, null]);
  });
});
