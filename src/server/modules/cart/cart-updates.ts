import { randomUUID } from 'node:crypto';
import { buildLineKey } from '#domain/cart/line-identity.ts';
import { mergeQuantities } from '#domain/cart/quantity.ts';
import type { CartLine, LineConfiguration } from './cart-line.ts';

/** Merges identical configurations into the existing line and appends the others. */
export function addLines(lines: readonly CartLine[], configurations: readonly LineConfiguration[]): CartLine[] {
  const lineByKey = new Map(lines.map((line) => [buildLineKey(line), line]));
  let position = (lines.at(-1)?.position ?? 0) + 1;
  for (const configuration of configurations) {
    const key = buildLineKey(configuration);
    const existing = lineByKey.get(key);
    lineByKey.set(
      key,
      existing ? mergeLines(existing, configuration) : { ...configuration, id: randomUUID(), position: position++ },
    );
  }
  return [...lineByKey.values()];
}

/** Keeps the line's position. If it now equals another line, merges both into the earlier one (D-24). */
export function updateLine(lines: readonly CartLine[], id: string, configuration: LineConfiguration): CartLine[] {
  const updatedLines = lines.map((line) => (line.id === id ? { ...line, ...configuration } : line));
  const key = buildLineKey(configuration);
  const [earlier, later] = updatedLines.filter((line) => buildLineKey(line) === key);
  if (!earlier || !later) return updatedLines;
  return updatedLines.flatMap((line) => (line === later ? [] : line === earlier ? mergeLines(earlier, later) : line));
}

const mergeLines = (line: CartLine, other: LineConfiguration): CartLine => ({
  ...line,
  quantity: mergeQuantities(line.quantity, other.quantity),
});
