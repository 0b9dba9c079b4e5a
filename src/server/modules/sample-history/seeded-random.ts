import { createHash } from 'node:crypto';

/** Random choices that are the same in every demo shop. Not for secrets. */
export type SeededRandom = {
  /** A whole number from `min` to `max`, both included. */
  pickNumber(min: number, max: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** True in `percent` of 100 cases. */
  isLikely(percent: number): boolean;
  createBytes(count: number): Uint8Array;
  createUuid(): string;
  /** Returns an id as long as the provider's. */
  createDigits(count: number): string;
};

export function createSeededRandom(seed: string): SeededRandom {
  let calls = 0;
  const createHashBytes = () => createHash('sha256').update(`${seed} ${calls++}`).digest();
  const pickNumber = (min: number, max: number) => min + (createHashBytes().readUInt32BE() % (max - min + 1));
  return {
    pickNumber,
    pick(items) {
      const item = items[pickNumber(0, items.length - 1)];
      if (item === undefined) throw new RangeError('There is nothing to pick from.');
      return item;
    },
    isLikely: (percent) => pickNumber(1, 100) <= percent,
    createBytes: (count) => Uint8Array.from({ length: count }, () => pickNumber(0, 255)),
    createUuid: () =>
      createHashBytes()
        .toString('hex')
        .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5'),
    createDigits: (count) => `9${Array.from({ length: count - 1 }, () => pickNumber(0, 9)).join('')}`,
  };
}
