import { createHash } from 'node:crypto';

/** Changing the namespace would change every id of every installation. */
const NAMESPACE = Buffer.from('6f1d2a70c4b84e0e9a5b7d1f3c2e8a94', 'hex');

/** A name-based UUID (version 5), the same on every installation. */
export function createStableId(name: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(name, 'utf8').digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
