import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JOURNAL_NAME, type SimulatorOptions } from './start-simulator.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** An invalid setting; the message is for the operator. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** Reads the shop's own variables, data folder and secrets, so the two find each other without extra settings. */
export function readSimulatorOptions(env: Environment): SimulatorOptions {
  const text = (name: string) => env[name]?.trim() || undefined;
  const number = (name: string, fallback: number, min: number, max: number): number => {
    const value = Number(text(name) ?? fallback);
    if (value >= min && value <= max) return value;
    throw new SettingError(`${name} must be a number from ${min} to ${max}, but it is '${text(name)}'.`);
  };
  const dataDir = text('DATA_DIR') ?? '.data';
  const readStoredSecret = (name: string) => readOrCreateSecret(dataDir, `simulator-${name}`);
  const secrets = (text('CASHFREE_WEBHOOK_SECRETS') ?? '').split(',').map((secret) => secret.trim());
  const given = secrets.filter((secret) => secret !== '');
  return {
    host: '127.0.0.1',
    port: number('SIMULATOR_PORT', number('PORT', 3000, 0, 65_535) + 1, 0, 65_535),
    clientId: text('CASHFREE_CLIENT_ID') ?? 'simulator',
    clientSecret: text('CASHFREE_CLIENT_SECRET') ?? readStoredSecret('client-secret'),
    webhookSecrets: given.length > 0 ? given : [readStoredSecret('webhook-secret')],
    controlToken: text('SIMULATOR_CONTROL_TOKEN') ?? readStoredSecret('control-token'),
    timeScale: number('SIM_TIME_SCALE', 1, 0.001, 100_000),
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
