import { describe, expect, it } from 'vitest';
import { createLruLoader } from './lru-loader.ts';

function counted(isFailing: () => boolean = () => false) {
  const asked: string[] = [];
  const load = createLruLoader(2, async ({ key }: { key: string }) => {
    asked.push(key);
    if (isFailing()) throw new Error(key);
    return key;
  });
  return { asked, load: (key: string) => load({ key }) };
}

describe('createLruLoader', () => {
  it('loads a key once', async () => {
    const { asked, load } = counted();
    expect(await Promise.all([load('ivory'), load('ivory')])).toEqual(['ivory', 'ivory']);
    expect(asked).toEqual(['ivory']);
  });

  it('evicts the least recently used entry', async () => {
    const { asked, load } = counted();
    for (const key of ['ivory', 'sage', 'ivory', 'rani', 'ivory', 'sage']) await load(key);
    expect(asked).toEqual(['ivory', 'sage', 'rani', 'sage']);
  });

  it('retries a failed load', async () => {
    let isFailing = true;
    const { asked, load } = counted(() => isFailing);
    await expect(load('ivory')).rejects.toThrow('ivory');
    isFailing = false;
    expect(await load('ivory')).toBe('ivory');
    expect(asked).toEqual(['ivory', 'ivory']);
  });
});
