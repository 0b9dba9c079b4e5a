import type { Environment } from '#server/platform/config/env-reader.ts';
import { getPackageRoot } from '#server/platform/package-root.ts';
import { checkDatabase } from './check-database.ts';
import { checkDataFolder, checkDisk } from './check-disk.ts';
import { checkMail } from './check-mail.ts';
import { checkPort } from './check-port.ts';
import { checkProvider } from './check-provider.ts';
import type { CheckResult } from './check-result.ts';
import { checkSearch } from './check-search.ts';
import { checkSettings } from './check-settings.ts';

/** Stops after the settings if they are invalid. */
export async function runChecks(env: Environment): Promise<readonly CheckResult[]> {
  const { config, results } = checkSettings(env);
  if (!config) return results;
  const otherResults = await Promise.all([
    checkDisk(config.dataDir),
    checkDatabase(config),
    checkProvider(config),
    checkMail(config),
    checkPort(config),
  ]);
  return [...results, checkSearch(getPackageRoot()), ...checkDataFolder(config), ...otherResults.flat()];
}
