import { createHmac } from 'node:crypto';

/** Signs timestamp and raw body, concatenated without a separator. */
export const signWebhook = (secret: string, timestamp: string, raw: string): string =>
  createHmac('sha256', secret).update(timestamp).update(raw).digest('base64');
