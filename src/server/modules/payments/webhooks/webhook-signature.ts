import { createHmac, timingSafeEqual } from 'node:crypto';

type SignedPayload = { readonly timestamp: string; readonly rawBody: Buffer; readonly signature: string };

/**
 * The signature is base64 of HMAC-SHA256 over the timestamp followed by the raw bytes. Several secrets allow key rotation;
 * all are compared, in constant time.
 *
 * The timestamp's age is not checked: the provider retries for most of an hour, and staff may resend days later. A replay
 * is harmless, because an event only triggers a check with the provider.
 */
export function isValidSignature(
  secrets: readonly string[],
  { timestamp, rawBody, signature }: SignedPayload,
): boolean {
  if (!/^\d{1,20}$/.test(timestamp)) return false;
  const received = Buffer.from(signature, 'base64');
  const matches = secrets.map((secret) => {
    if (secret === '') return false;
    const expected = createHmac('sha256', secret).update(timestamp).update(rawBody).digest();
    return received.length === expected.length && timingSafeEqual(received, expected);
  });
  return matches.includes(true);
}
