import { afterEach, describe, expect, it } from 'vitest';
import { type LiveValue, startLiveValue } from './live-value.ts';

type Versioned = { readonly version: number };

/** A store whose first read after the start is as slow as the test wants. */
function createStore() {
  let endSlowRead = () => {};
  const slowRead = new Promise<void>((resolve) => {
    endSlowRead = resolve;
  });
  let stored: Versioned = { version: 1 };
  let reads = 0;
  return {
    set(version: number) {
      stored = { version };
    },
    endSlowRead,
    readVersion: async () => stored.version,
    async read() {
      const value = stored;
      reads += 1;
      if (reads === 2) await slowRead;
      return value;
    },
  };
}

let live: LiveValue<Versioned> | undefined;
afterEach(() => live?.close());

describe('a live value', () => {
  it('is not replaced by an older version that was read slowly', async () => {
    const store = createStore();
    live = await startLiveValue(store, { onError() {}, pollIntervalMs: 60_000 });
    store.set(2);
    const poll = live.refresh();
    await new Promise((resolve) => setImmediate(resolve));
    store.set(3);
    const afterSave = live.refresh();
    await new Promise((resolve) => setImmediate(resolve));
    store.endSlowRead();
    await Promise.all([poll, afterSave]);
    expect(live.getCurrent().version).toBe(3);
  });

  it('is read again after a failed read', async () => {
    const store = createStore();
    let isDown = false;
    const readVersion = async () => {
      if (isDown) throw new Error('The database is down.');
      return store.readVersion();
    };
    live = await startLiveValue({ ...store, readVersion }, { onError() {}, pollIntervalMs: 60_000 });
    store.set(2);
    store.endSlowRead();
    isDown = true;
    await expect(live.refresh()).rejects.toThrow('The database is down.');
    isDown = false;
    await live.refresh();
    expect(live.getCurrent().version).toBe(2);
  });
});
