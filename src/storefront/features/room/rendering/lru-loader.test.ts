import { describe, expect, it } from 'vitest';
import { createLruLoader } from './lru-loader.ts';

function createTrackedLoader(isFailing: () => boolean = () => false) {
  const loads: string[] = [];
  const load = createLruLoader(2, async ({ key }: { key: string }) => {
    loads.push(key);
    if (isFailing()) throw new Error(key);
    return key;
  });
  return { loads, load: (key: string) => load({ key }) };
}

describe('createLruLoader', () => {
  it('loads a key once', async () => {
    const { loads, load } = createTrackedLoader();
    expect(await Promise.all([load('ivory'), load('ivory')])).toEqual(['ivory', 'ivory']);
    expect(loads).toEqual(['ivory']);
  });

  it('evicts the least recently used entry', async () => {
    const { loads, load } = createTrackedLoader();
    for (const key of ['ivory', 'sage', 'ivory', 'rani', 'ivory', 'sage']) await load(key);
    expect(loads).toEqual(['ivory', 'sage', 'rani', 'sage']);
  });

  it('retries a failed load', async () => {
    let isFailing = true;
    const { loads, load } = createTrackedLoader(() => isFailing);
    await expect(load('ivory')).rejects.toThrow('ivory');
    isFailing = false;
    expect(await load('ivory')).toBe('ivory');
    expect(loads).toEqual(['ivory', 'ivory']);
  });
});
