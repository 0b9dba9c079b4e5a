import { findFactProblems, listFactChanges } from '#contract/desk/fact-fields.ts';
import type { SettingsView } from '#contract/desk/settings.ts';
import { shopFactsSchema } from '#contract/public-settings.ts';
import { ConflictError, createBadRequestError } from '#server/http/app-error.ts';
import type { AuditActor } from '#server/platform/audit/audit-log.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import type { LiveSettings } from './live-settings.ts';
import { findSampleValues } from './sample-values.ts';
import { recordSettingsChange } from './settings-audit.ts';
import { readSettings, replaceSettings, type StoredSettings } from './settings-repository.ts';

type SettingsDeps = { db: Database; clock: Clock; settings: Pick<LiveSettings, 'refresh'> };
type SaveInput = { readonly version: number; readonly facts: unknown };

/** Changes of the desk. Facts that are real never become sample facts again. */
export function createSettingsService({ db, clock, settings }: SettingsDeps) {
  return {
    read: async (): Promise<SettingsView> => describe(await requireSettings(db)),

    async save({ version, facts: input }: SaveInput, actor: AuditActor): Promise<SettingsView> {
      const facts = parseFacts(input);
      const saved = await runInTransaction(db, async (tx) => {
        const before = await requireSettings(tx);
        if (before.version !== version) throw createStaleError(before);
        if (facts.sample && !before.facts.sample)
          throw createBadRequestError("These are the facts of your business; they can't become sample facts again.");
        const sampleValues = before.facts.sample && !facts.sample ? findSampleValues(facts) : undefined;
        if (sampleValues !== undefined) throw createBadRequestError(sampleValues);
        const changes = listFactChanges(before.facts, facts);
        if (changes.length === 0) throw createBadRequestError('Nothing has changed, so there is nothing to save.');
        const at = clock.now();
        const row = await replaceSettings(tx, version, { facts, changedAt: at, changedBy: actor.name });
        if (!row) throw createStaleError(await requireSettings(tx));
        await recordSettingsChange(tx, { actor, action: 'settings changed', changes, at });
        return row;
      });
      // Applies the change in this process at once. It is stored, so after a failure the next poll applies it.
      await settings.refresh().catch(() => undefined);
      return describe(saved);
    },
  };
}

function parseFacts(input: unknown) {
  const [problem] = findFactProblems(input);
  if (problem) throw createBadRequestError(problem.message);
  return shopFactsSchema.parse(input);
}

async function requireSettings(db: Database): Promise<StoredSettings> {
  const settings = await readSettings(db);
  if (!settings) throw new Error('The settings are missing from the database.');
  return settings;
}

const describe = ({ version, facts, changedAt, changedBy }: StoredSettings): SettingsView => ({
  version,
  facts,
  changedAt: changedAt.toISOString(),
  changedBy,
});

const createStaleError = (current: StoredSettings) =>
  new ConflictError('Someone else changed the settings. Please check them and try again.', describe(current));
