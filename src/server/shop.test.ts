import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import {
  createTestClock,
  minimalDeskBuild,
  minimalStorefrontBuild,
  TEST_SECRET,
} from '#tests/support/shop/test-app.ts';
import { SAMPLES_IN_LIVE_MESSAGE } from './modules/sample-history/remove-sample-history.ts';
import { SAMPLE_FACTS_MESSAGE } from './modules/settings/start-settings.ts';
import { loadConfig } from './platform/config/config.ts';
import { createLogger } from './platform/logger.ts';
import { createShop } from './shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'live-shop-'));
afterAll(() => {
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true });
});

const facts = JSON.parse(readFileSync('settings/shop.sample.json', 'utf8')) as object;
const SETTINGS_FILE = join(folder, 'facts.json');
writeFileSync(SETTINGS_FILE, JSON.stringify({ ...facts, sample: false }));
const LIVE = {
  SHOP_MODE: 'live',
  PUBLIC_ORIGIN: 'https://shop.example',
  DESK_ORIGIN: 'https://desk.example',
  SESSION_SECRET: TEST_SECRET,
  SETTINGS_FILE,
  CASHFREE_BASE_URL: 'https://cashfree.invalid/pg',
  CASHFREE_MODE: 'production',
  CASHFREE_CLIENT_ID: 'id',
  CASHFREE_CLIENT_SECRET: 'the-client-secret',
  CASHFREE_WEBHOOK_SECRETS: 'the-client-secret',
  ALLOW_EMBEDDED_DATABASE: 'on',
  DATA_DIR: folder,
};

const LIVE_HINT = /once, for 30 minutes: https:\/\/desk\.example\/desk\/invitation#[\w-]{43}\)$/;
const DEMO_HINT = /^ \(owner@demo\.invalid \/ [\w-]{16}\)$/;

/** Starts and stops a shop; returns its log. */
async function startOnce(env: Record<string, string>): Promise<readonly string[]> {
  const lines: string[] = [];
  const logDestination = { write: (line: string) => void lines.push(line) };
  const shop = await createShop({
    config: loadConfig(env),
    logger: createLogger('info', logDestination),
    logDestination,
    clock: createTestClock(),
    storefront: minimalStorefrontBuild,
    deskBuild: minimalDeskBuild,
  });
  const signInHint = shop.desk?.signInHint;
  await shop.close();
  expect(signInHint).toMatch(env.SHOP_MODE === 'live' ? LIVE_HINT : DEMO_HINT);
  return lines;
}

it('a live shop reports a readable data folder and an empty catalogue, and starts [D-18]', async () => {
  // The daily check runs at once; its requests must not leave this machine.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  chmodSync(folder, 0o755);
  const lines = await startOnce(LIVE);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const warnings = lines.filter((line) => line.includes('"level":"warn"')).join('');
  expect(warnings).toMatch(/DATA_DIR .* was readable by other users/);
  expect(warnings).toMatch(
    /The catalogue is empty: add products in the desk, or import yours with npm run catalogue -- import FILE\./,
  );
});

it('a live shop does not start with sample facts [D-18, D-51]', async () => {
  const sample = { ...LIVE, SETTINGS_FILE: '', DATA_DIR: join(folder, 'sample') };
  await expect(startOnce(sample)).rejects.toThrow(SAMPLE_FACTS_MESSAGE);
});

it('a demo shop gets sample history at its first start, and does not go live with it', {
  timeout: 180_000,
}, async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  const DATA_DIR = join(folder, 'demo');
  const demo = { DATA_DIR, SESSION_SECRET: TEST_SECRET, PORT: '0', SIMULATOR_PORT: '0' };
  expect((await startOnce({ ...demo, SAMPLE_HISTORY: 'off' })).join('')).not.toContain('sample history loaded');
  expect((await startOnce(demo)).join('')).toContain('sample history loaded');
  expect((await startOnce(demo)).join('')).not.toContain('sample history loaded');
  await expect(startOnce({ ...LIVE, DATA_DIR })).rejects.toThrow(SAMPLES_IN_LIVE_MESSAGE);
});
