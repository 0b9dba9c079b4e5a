import { and, eq } from 'drizzle-orm';
import { type ShopFacts, shopFactsSchema } from '#contract/public-settings.ts';
import { ConfigError } from '#server/platform/config/config-error.ts';
import type { Database } from '#server/platform/database/database.ts';
import { shopSettings } from '#server/platform/database/tables/settings-tables.ts';

/** The business facts in force. */
export type StoredSettings = {
  readonly version: number;
  readonly facts: ShopFacts;
  readonly changedAt: Date;
  /** Null while they come from SETTINGS_FILE. */
  readonly changedBy: string | null;
};
type Change = { readonly facts: ShopFacts; readonly changedAt: Date; readonly changedBy: string | null };

export const SETTINGS_ID = 'shop';

const isSettingsRow = eq(shopSettings.id, SETTINGS_ID);

export async function readSettings(db: Database): Promise<StoredSettings | undefined> {
  const [row] = await db.select().from(shopSettings).where(isSettingsRow);
  return row && toSettings(row);
}

export async function readSettingsVersion(db: Database): Promise<number | undefined> {
  const [row] = await db.select({ version: shopSettings.version }).from(shopSettings).where(isSettingsRow);
  return row?.version;
}

/** Leaves the settings alone if another process was faster. */
export async function insertSettings(db: Database, { facts, ...change }: Change): Promise<void> {
  const row = { id: SETTINGS_ID, version: 1, facts: JSON.stringify(facts), ...change };
  await db.insert(shopSettings).values(row).onConflictDoNothing();
}

/** Returns nothing if the settings have another version by now. */
export async function replaceSettings(
  tx: Database,
  version: number,
  { facts, ...change }: Change,
): Promise<StoredSettings | undefined> {
  const [row] = await tx
    .update(shopSettings)
    .set({ version: version + 1, facts: JSON.stringify(facts), ...change })
    .where(and(isSettingsRow, eq(shopSettings.version, version)))
    .returning();
  return row && toSettings(row);
}

function toSettings({ version, facts, changedAt, changedBy }: typeof shopSettings.$inferSelect): StoredSettings {
  const parsed = shopFactsSchema.safeParse(JSON.parse(facts));
  if (parsed.success) return Object.freeze({ version, facts: Object.freeze(parsed.data), changedAt, changedBy });
  const invalid = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new ConfigError(`The settings in the database have missing or invalid values for: ${invalid}.`);
}
