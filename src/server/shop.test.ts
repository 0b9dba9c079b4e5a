import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { createTestClock, minimalStorefrontBuild, TEST_SECRET } from '#tests/support/shop/test-app.ts';
import { loadConfig } from './platform/config/config.ts';
import { createLogger } from './platform/logger.ts';
import { createShop } from './shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'live-shop-'));
afterAll(() => {
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true });
});

it('a live shop reports a readable data folder and an empty catalogue, and starts [D-18]', async () => {
  // The daily check runs at once; its requests must not leave this machine.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  const facts = JSON.parse(readFileSync('settings/shop.sample.json', 'utf8')) as object;
  const SETTINGS_FILE = join(folder, 'facts.json');
  writeFileSync(SETTINGS_FILE, JSON.stringify({ ...facts, sample: false }));
  const config = loadConfig({
    SHOP_MODE: 'live',
    PUBLIC_ORIGIN: 'https://shop.example',
    SESSION_SECRET: TEST_SECRET,
    SETTINGS_FILE,
    CASHFREE_BASE_URL: 'https://cashfree.invalid/pg',
    CASHFREE_MODE: 'production',
    CASHFREE_CLIENT_ID: 'id',
    CASHFREE_CLIENT_SECRET: 'the-client-secret',
    CASHFREE_WEBHOOK_SECRETS: 'the-client-secret',
    ALLOW_EMBEDDED_DATABASE: 'on',
    DATA_DIR: folder,
  });
  const lines: string[] = [];
  const logDestination = { write: (line: string) => void lines.push(line) };
  const logger = createLogger('info', logDestination);
  chmodSync(folder, 0o755);
  const shop = await createShop({
    config,
    logger,
    logDestination,
    clock: createTestClock(),
    storefront: minimalStorefrontBuild,
  });
  await shop.close();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const warnings = lines.filter((line) => line.includes('"level":"warn"')).join('');
  expect(warnings).toMatch(/DATA_DIR .* was readable by other users/);
  expect(warnings).toMatch(/The catalogue is empty: import yours with npm run catalogue -- import FILE\./);
});
