import { createHmac } from 'node:crypto';

/** Timestamp and raw body one after the other, nothing between them. */
export const signatureOf = (secret: string, timestamp: string, raw: string): string =>
  createHmac('sha256', secret).update(timestamp).update(raw).digest('base64');
