import type { TestSimulator } from '#tests/support/payments/test-simulator.ts';
import { TEST_SECRET } from '#tests/support/shop/test-app.ts';

/** Settings of a shop that uses this simulator; webhooks go to `publicOrigin`. */
export const buildShopSettings = (
  { baseUrl, keys }: TestSimulator,
  publicOrigin: string,
  databaseUrl: string | undefined,
): NodeJS.ProcessEnv => ({
  NODE_ENV: 'production',
  LOG_LEVEL: 'error',
  SESSION_SECRET: TEST_SECRET,
  CASHFREE_SIM: 'off',
  CASHFREE_BASE_URL: baseUrl,
  CASHFREE_CLIENT_ID: keys.clientId,
  CASHFREE_CLIENT_SECRET: keys.clientSecret,
  CASHFREE_WEBHOOK_SECRETS: keys.webhookSecrets.join(','),
  RATE_LIMIT_FACTOR: '100000',
  PUBLIC_ORIGIN: publicOrigin,
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
});
