type ByteRange = { start: number; end: number };

/**
 * Parses a Range header (RFC 9110 §14). Returns `whole` if there is none or one we may ignore (other units, several
 * ranges), and `unsatisfiable` if it asks for bytes that the file does not have.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match) return 'whole';
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return 'whole';
  if (from === '') {
    const length = Number(to);
    return length === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(from);
  if (start >= size) return 'unsatisfiable';
  if (to === '') return { start, end: size - 1 };
  const end = Math.min(Number(to), size - 1);
  return end < start ? 'whole' : { start, end };
}
