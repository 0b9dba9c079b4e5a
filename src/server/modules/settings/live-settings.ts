import type { Database } from '#server/platform/database/database.ts';
import { type LiveValue, type LiveValueOptions, startLiveValue } from '#server/platform/live-value.ts';
import { readSettings, readSettingsVersion, type StoredSettings } from './settings-repository.ts';

/** The settings in memory; every process follows the desk within a second. */
export type LiveSettings = LiveValue<StoredSettings>;

const POLL_INTERVAL_MS = 400;

/** Needs settings in the database. */
export const startLiveSettings = ({ db, ...options }: LiveValueOptions & { db: Database }): Promise<LiveSettings> =>
  startLiveValue(
    {
      readVersion: async () => (await readSettingsVersion(db)) ?? Number.NaN,
      async read() {
        const settings = await readSettings(db);
        if (!settings) throw new Error('The settings are missing from the database.');
        return settings;
      },
    },
    { pollIntervalMs: POLL_INTERVAL_MS, ...options },
  );
