import type { Environment } from '#server/platform/config/env-reader.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkMail } from './check-mail.ts';
import { checkPort } from './check-port.ts';
import { checkProvider } from './check-provider.ts';
import { checkSettings } from './check-settings.ts';
import type { Finding } from './finding.ts';

/** Without readable settings nothing else can be looked at. */
export async function examine(env: Environment): Promise<readonly Finding[]> {
  const { config, findings } = checkSettings(env);
  if (!config) return findings;
  const others = await Promise.all([
    checkDisk(config.dataDir),
    checkDatabase(config),
    checkProvider(config),
    checkMail(config),
    checkPort(config),
  ]);
  return [...findings, ...others];
}
