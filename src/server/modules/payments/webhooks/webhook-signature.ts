import { createHmac, timingSafeEqual } from 'node:crypto';

type Signed = { readonly timestamp: string; readonly raw: Buffer; readonly signature: string };

/**
 * Whether one of the secrets made the signature: base64 of HMAC-SHA256 over the timestamp followed by the raw bytes. All
 * secrets are tried, in constant time, so that keys can be changed while notices are on their way.
 *
 * The age of the timestamp is not judged: the provider sends a notice again for most of an hour, and by hand days later. A
 * replayed notice can do nothing, because a notice is only a hint to ask the provider.
 */
export function isSignedBy(secrets: readonly string[], { timestamp, raw, signature }: Signed): boolean {
  if (!/^\d{1,20}$/.test(timestamp)) return false;
  const given = Buffer.from(signature, 'base64');
  const matches = secrets.map((secret) => {
    if (secret === '') return false;
    const expected = createHmac('sha256', secret).update(timestamp).update(raw).digest();
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return matches.includes(true);
}
