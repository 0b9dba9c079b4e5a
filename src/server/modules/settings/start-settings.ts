import { listFactChanges } from '#contract/desk/fact-fields.ts';
import type { ShopFacts } from '#contract/public-settings.ts';
import { START_REQUEST_ID } from '#server/platform/audit/audit-log.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import { ConfigError } from '#server/platform/config/config-error.ts';
import type { Database } from '#server/platform/database/database.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import type { LiveValueOptions } from '#server/platform/live-value.ts';
import type { ShopLogger } from '#server/platform/logger.ts';
import { type LiveSettings, startLiveSettings } from './live-settings.ts';
import { recordSettingsChange } from './settings-audit.ts';
import { insertSettings, readSettings, replaceSettings, type StoredSettings } from './settings-repository.ts';

type FileConfig = Pick<Config, 'shop' | 'settingsFile' | 'shopMode'>;
type SettingsOptions = LiveValueOptions & {
  db: Database;
  clock: Clock;
  config: FileConfig;
  logger: Pick<ShopLogger, 'warn'>;
};

export const SAMPLE_FACTS_MESSAGE =
  'The business facts are still the sample: enter your own in the desk of the demo shop (Settings), ' +
  'or in a SETTINGS_FILE with "sample": false.';

const ACTOR = { staffId: null, name: 'Start of the shop', requestId: START_REQUEST_ID };

/** Fills the settings from SETTINGS_FILE where D-51 says so, and follows them. A live shop refuses sample facts. */
export async function startSettings({ db, clock, config, logger, ...options }: SettingsOptions): Promise<LiveSettings> {
  const stored = await readSettings(db);
  const facts = chooseFacts(stored, config.shop);
  if (config.shopMode === 'live' && facts.sample) throw new ConfigError(SAMPLE_FACTS_MESSAGE);
  if (!stored) await insertSettings(db, { facts, changedAt: clock.now(), changedBy: null });
  else if (facts !== stored.facts) await replaceSample(db, stored, facts, clock.now());
  const settings = await startLiveSettings({ db, ...options });
  const warning = describeFileDifference(settings.getCurrent().facts, config);
  if (warning !== undefined) logger.warn(warning);
  return settings;
}

/**
 * The file counts while the table is empty or holds the sample. Facts that the desk changed give way only to a file with
 * real facts, so that a demo keeps them.
 */
export function chooseFacts(
  stored: Pick<StoredSettings, 'facts' | 'changedBy'> | undefined,
  file: ShopFacts,
): ShopFacts {
  if (!stored) return file;
  const isReplaceable = stored.facts.sample && (stored.changedBy === null || !file.sample);
  return isReplaceable && listFactChanges(stored.facts, file).length > 0 ? file : stored.facts;
}

/** Returns nothing if the file agrees or was not given. */
export function describeFileDifference(
  inForce: ShopFacts,
  { shop, settingsFile }: Pick<FileConfig, 'shop' | 'settingsFile'>,
): string | undefined {
  const changes = settingsFile === undefined ? [] : listFactChanges(shop, inForce);
  if (changes.length === 0) return undefined;
  const names = changes.map(({ label }) => label).join(', ');
  return `SETTINGS_FILE differs from the settings in force: ${names}. The values of the desk hold.`;
}

const replaceSample = (db: Database, { version, facts: before }: StoredSettings, facts: ShopFacts, at: Date) =>
  runInTransaction(db, async (tx) => {
    const replaced = await replaceSettings(tx, version, { facts, changedAt: at, changedBy: null });
    const changes = listFactChanges(before, facts);
    if (replaced)
      await recordSettingsChange(tx, { actor: ACTOR, action: 'settings read from SETTINGS_FILE', changes, at });
  });
