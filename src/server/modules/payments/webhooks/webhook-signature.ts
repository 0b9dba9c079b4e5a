import { createHmac, timingSafeEqual } from 'node:crypto';

type SignedPayload = { readonly timestamp: string; readonly raw: Buffer; readonly signature: string };

/**
 * The signature is base64 of HMAC-SHA256 over the timestamp followed by the raw bytes. Several secrets allow key rotation;
 * all are compared, in constant time.
 *
 * The timestamp's age is not checked: the provider retries for most of an hour, and staff may resend days later. A replay
 * is harmless, because an event only triggers a check with the provider.
 */
export function isValidSignature(secrets: readonly string[], { timestamp, raw, signature }: SignedPayload): boolean {
  if (!/^\d{1,20}$/.test(timestamp)) return false;
  const given = Buffer.from(signature, 'base64');
  const matches = secrets.map((secret) => {
    if (secret === '') return false;
    const expected = createHmac('sha256', secret).update(timestamp).update(raw).digest();
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return matches.includes(true);
}
