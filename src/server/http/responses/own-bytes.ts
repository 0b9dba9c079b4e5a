/**
 * The same bytes in memory of their own. Node cuts short buffers out of larger pieces (8 KB of a pool, 16 KB of a
 * compressor), and whoever keeps one keeps its whole piece.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
