import { nth } from './nth.ts';
export type Random = () => number;

export function seeded(seed: number): Random {
  let s = seed | 0;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (random: Random, low: number, high: number) => low + random() * (high - low);

export const pick = <T>(random: Random, items: readonly T[]): T => nth(items, Math.floor(random() * items.length));
