import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { sampleSettings } from '#tests/support/samples/settings-samples.ts';
import { createTestClock } from '#tests/support/shop/test-app.ts';
import { followFacts } from './follow-facts.ts';
import { type LiveSettings, startLiveSettings } from './live-settings.ts';
import { insertSettings, replaceSettings, type StoredSettings } from './settings-repository.ts';

const FACTS = sampleSettings.shop;
const change = { changedAt: createTestClock().now(), changedBy: 'Meera' };

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await createTestDatabase();
  await insertSettings(connection.db, { ...change, facts: FACTS });
});
afterAll(() => connection.close());

const start = (pollIntervalMs?: number) =>
  startLiveSettings({
    db: connection.db,
    onError(error) {
      throw error;
    },
    ...(pollIntervalMs === undefined ? {} : { pollIntervalMs }),
  });
const waitForChange = (settings: LiveSettings) =>
  new Promise<StoredSettings>((resolve) => {
    settings.onChange(resolve);
  });

describe('live settings', () => {
  it('follow a change in every process within a second', async () => {
    const processes = await Promise.all([start(), start()]);
    const [{ version }] = processes.map((settings) => settings.getCurrent()) as [StoredSettings];
    const changes = Promise.all(processes.map(waitForChange));
    await replaceSettings(connection.db, version, { ...change, facts: { ...FACTS, phone: '+91 79 5000 0000' } });
    const storedAt = performance.now();
    for (const { facts } of await changes) expect(facts.phone).toBe('+91 79 5000 0000');
    expect(performance.now() - storedAt).toBeLessThan(1000);
    for (const settings of processes) settings.close();
  });

  it('give outbox handlers the facts in force', async () => {
    const settings = await start(60_000);
    const sent: string[] = [];
    const { email } = followFacts<string>(settings, ({ phone }) => ({
      email: async (entry) => void sent.push(`${entry}: ${phone}`),
    }));
    await email?.('before');
    const { version, facts } = settings.getCurrent();
    await replaceSettings(connection.db, version, { ...change, facts: { ...facts, phone: '+91 79 6000 0000' } });
    await settings.refresh();
    await email?.('after');
    expect(sent).toEqual([`before: ${facts.phone}`, 'after: +91 79 6000 0000']);
    settings.close();
  });
});
