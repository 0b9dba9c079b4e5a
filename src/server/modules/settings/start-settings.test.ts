import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShopFacts } from '#contract/public-settings.ts';
import { ConfigError } from '#server/platform/config/config-error.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { shopSettings } from '#server/platform/database/tables/settings-tables.ts';
import { auditEntries } from '#server/platform/database/tables/staff-tables.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { sampleSettings } from '#tests/support/samples/settings-samples.ts';
import { createTestClock } from '#tests/support/shop/test-app.ts';
import type { LiveSettings } from './live-settings.ts';
import { readSettings, replaceSettings } from './settings-repository.ts';
import { SAMPLE_FACTS_MESSAGE, startSettings } from './start-settings.ts';

const SAMPLE = sampleSettings.shop;
const REAL: ShopFacts = { ...SAMPLE, sample: false, phone: '+91 79 5000 0000' };

const clock = createTestClock();
const warn = vi.fn();
let connection: DatabaseConnection;
const started: LiveSettings[] = [];
beforeAll(async () => {
  connection = await createTestDatabase();
});
afterAll(() => connection.close());
beforeEach(async () => {
  await connection.db.delete(shopSettings);
  await connection.db.delete(auditEntries);
  warn.mockClear();
});
afterEach(() => {
  for (const settings of started.splice(0)) settings.close();
});

type Start = { shop?: ShopFacts; settingsFile?: string | undefined; shopMode?: 'demo' | 'live' };

/** Starts a process and returns the facts in force. */
async function start({ shop = SAMPLE, settingsFile, shopMode = 'demo' }: Start = {}): Promise<ShopFacts> {
  const config = { shop, settingsFile, shopMode };
  const settings = await startSettings({ db: connection.db, clock, config, logger: { warn }, onError() {} });
  started.push(settings);
  return settings.getCurrent().facts;
}

async function changeInDesk(facts: ShopFacts): Promise<void> {
  const stored = await readSettings(connection.db);
  await replaceSettings(connection.db, stored?.version ?? 0, { facts, changedAt: clock.now(), changedBy: 'Meera' });
}

describe('SETTINGS_FILE', () => {
  it('fills empty settings [D-51]', async () => {
    expect(await start({ shop: REAL, settingsFile: 'shop.json' })).toEqual(REAL);
    expect(await readSettings(connection.db)).toMatchObject({ version: 1, changedBy: null });
    expect(warn).not.toHaveBeenCalled();
  });

  it('replaces the sample, with an audit entry [D-51]', async () => {
    await start();
    expect(await start({ shop: REAL, settingsFile: 'shop.json' })).toEqual(REAL);
    expect(await connection.db.select().from(auditEntries)).toMatchObject([
      { actor: 'Start of the shop', action: 'settings read from SETTINGS_FILE', objectKind: 'settings' },
    ]);
  });

  it('does not replace what the desk changed, and the log names the differences [D-51]', async () => {
    await start({ shop: REAL, settingsFile: 'shop.json' });
    const changed = { ...REAL, email: 'new@shop.example' };
    await changeInDesk(changed);
    expect(await start({ shop: REAL, settingsFile: 'shop.json' })).toEqual(changed);
    expect(warn.mock.calls).toEqual([
      ['SETTINGS_FILE differs from the settings in force: Email. The values of the desk hold.'],
    ]);
  });

  it('leaves a demo what its desk changed, until real facts come [D-51]', async () => {
    await start();
    const changed = { ...SAMPLE, phone: '+91 79 6000 0000' };
    await changeInDesk(changed);
    expect(await start()).toEqual(changed);
    expect(warn).not.toHaveBeenCalled();
    expect(await start({ shop: REAL, settingsFile: 'shop.json' })).toEqual(REAL);
  });
});

describe('a live shop', () => {
  it('refuses sample facts, of the file or of the desk [D-51]', async () => {
    await expect(start({ shopMode: 'live' })).rejects.toThrow(new ConfigError(SAMPLE_FACTS_MESSAGE));
    expect(await readSettings(connection.db)).toBeUndefined();
    await start();
    await changeInDesk({ ...SAMPLE, phone: '+91 79 6000 0000' });
    await expect(start({ shopMode: 'live' })).rejects.toThrow(new ConfigError(SAMPLE_FACTS_MESSAGE));
  });

  it('judges the facts in force, not the file [D-51]', async () => {
    await start();
    await changeInDesk(REAL);
    expect(await start({ shopMode: 'live' })).toEqual(REAL);
  });
});
