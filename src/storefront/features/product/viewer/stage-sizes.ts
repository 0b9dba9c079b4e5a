/** For `sizes`: beside the panel the stage takes about half of a wide screen, above it all of a narrow one. */
export function stageSizes(share: number): string {
  const wide = Math.max(1, Math.round(50 * share));
  const narrow = Math.max(1, Math.round(100 * share));
  return `(min-width: 1024px) ${wide}vw, ${narrow}vw`;
}
