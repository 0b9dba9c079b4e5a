import { nth } from './nth.ts';
export type Rgb = [number, number, number];

export const rgb = (hex: string): Rgb => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16)) as Rgb;

const hex = (c: readonly number[]) =>
  '#' +
  c
    .map((v) =>
      Math.round(Math.max(0, Math.min(255, v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');

export function mix(a: string, b: string, share: number): string {
  const from = rgb(a);
  const to = rgb(b);
  return hex(from.map((v, i) => v + (nth(to, i) - v) * share));
}
