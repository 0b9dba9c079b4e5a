import { randomUUID } from 'node:crypto';
import { mergedQuantity } from '#domain/cart/quantity.ts';
import { type CartLine, keyOfLine, type LineChoice } from './cart-line.ts';

/** Identical choices join the line that is there; others follow at the end (SRV-34). */
export function withAdded(lines: readonly CartLine[], choices: readonly LineChoice[]): CartLine[] {
  const byKey = new Map(lines.map((line) => [keyOfLine(line), line]));
  let position = (lines.at(-1)?.position ?? 0) + 1;
  for (const choice of choices) {
    const key = keyOfLine(choice);
    const same = byKey.get(key);
    byKey.set(key, same ? joined(same, choice) : { ...choice, id: randomUUID(), position: position++ });
  }
  return [...byKey.values()];
}

/** The line keeps its place, unless it now equals another: then the earlier of the two takes both (decision D-24). */
export function withChanged(lines: readonly CartLine[], id: string, choice: LineChoice): CartLine[] {
  const changed = lines.map((line) => (line.id === id ? { ...line, ...choice } : line));
  const key = keyOfLine(choice);
  const [earlier, later] = changed.filter((line) => keyOfLine(line) === key);
  if (!earlier || !later) return changed;
  return changed.flatMap((line) => (line === later ? [] : line === earlier ? joined(earlier, later) : line));
}

const joined = (line: CartLine, other: LineChoice): CartLine => ({
  ...line,
  quantity: mergedQuantity(line.quantity, other.quantity),
});
