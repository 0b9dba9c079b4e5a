import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JOURNAL_NAME, type SimulatorOptions } from './start-simulator.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** An invalid setting; the message is for the operator. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** Reads the shop's own variables, data folder and secrets, so both processes agree without extra settings. */
export function readSimulatorOptions(env: Environment): SimulatorOptions {
  const readText = (name: string) => env[name]?.trim() || undefined;
  const readNumber = (name: string, fallback: number, min: number, max: number): number => {
    const value = Number(readText(name) ?? fallback);
    if (value >= min && value <= max) return value;
    throw new SettingError(`${name} must be a number from ${min} to ${max}, but it is '${readText(name)}'.`);
  };
  const dataDir = readText('DATA_DIR') ?? '.data';
  const readStoredSecret = (name: string) => readOrCreateSecret(dataDir, `simulator-${name}`);
  const secrets = (readText('CASHFREE_WEBHOOK_SECRETS') ?? '').split(',').map((secret) => secret.trim());
  const webhookSecrets = secrets.filter((secret) => secret !== '');
  const clientSecret = readText('CASHFREE_CLIENT_SECRET') ?? readStoredSecret('client-secret');
  return {
    host: '127.0.0.1',
    port: readNumber('SIMULATOR_PORT', readNumber('PORT', 3000, 0, 65_535) + 1, 0, 65_535),
    clientId: readText('CASHFREE_CLIENT_ID') ?? 'simulator',
    clientSecret,
    webhookSecrets: webhookSecrets.length > 0 ? webhookSecrets : [clientSecret],
    controlToken: readText('SIMULATOR_CONTROL_TOKEN') ?? readStoredSecret('control-token'),
    timeScale: readNumber('SIM_TIME_SCALE', 1, 0.001, 100_000),
    journalFile: join(dataDir, JOURNAL_NAME),
  };
}

function readOrCreateSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST') throw new SettingError(`DATA_DIR '${dataDir}' cannot be written (${code}).`);
  }
  return readFileSync(file, 'utf8').trim();
}
