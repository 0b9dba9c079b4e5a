import { describe, expect, it } from 'vitest';
import { createSafeStorage } from './storage.ts';
import { createTokenStorage, TOKEN_KEY } from './token-storage.ts';

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

const full = () =>
  ({
    getItem: () => null,
    removeItem: () => {},
    setItem: () => {
      throw new DOMException('Quota exceeded', 'QuotaExceededError');
    },
  }) as unknown as Storage;

describe.each([
  ['blocked', blocked],
  ['full', full],
])('storage that is %s', (_, open) => {
  it('keeps values in memory, so that the shop works on', () => {
    const storage = createSafeStorage(open);
    storage.set('a', '1');
    expect(storage.get('a')).toBe('1');
    storage.remove('a');
    expect(storage.get('a')).toBeUndefined();
  });
});

describe('token storage', () => {
  const real = () =>
    createTokenStorage({
      local: createSafeStorage(() => localStorage),
      session: createSafeStorage(() => sessionStorage),
    });

  it('reads local storage first, then session storage [AUTH-35]', () => {
    sessionStorage.setItem(TOKEN_KEY, 'of the session');
    expect(real().read()).toBe('of the session');
    localStorage.setItem(TOKEN_KEY, 'local');
    expect(real().read()).toBe('local');
  });

  it('remembers in local storage, else in session storage, never in both [AUTH-39, AUTH-40]', () => {
    real().write('one', true);
    expect([localStorage.getItem(TOKEN_KEY), sessionStorage.getItem(TOKEN_KEY)]).toEqual(['one', null]);
    real().write('two', false);
    expect([localStorage.getItem(TOKEN_KEY), sessionStorage.getItem(TOKEN_KEY)]).toEqual([null, 'two']);
  });

  it('clears both places [AUTH-41]', () => {
    localStorage.setItem(TOKEN_KEY, 'a');
    sessionStorage.setItem(TOKEN_KEY, 'b');
    real().clear();
    expect([localStorage.getItem(TOKEN_KEY), sessionStorage.getItem(TOKEN_KEY)]).toEqual([null, null]);
  });
});
