import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestConfig } from '#tests/support/shop/test-app.ts';
import { readSimulatorOptions } from './environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'simulator-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('simulator settings', () => {
  it('listens on the port the shop derives from the same settings', () => {
    for (const env of [{ PORT: '4100' }, { PORT: '4100', SIMULATOR_PORT: '4555' }]) {
      const { host, port } = readSimulatorOptions({ ...env, DATA_DIR: folder });
      expect(createTestConfig(env).payments.baseUrl).toBe(`http://${host}:${port}/pg`);
    }
  });

  it('stores the secrets the shop reads from the same data folder', () => {
    const options = readSimulatorOptions({ DATA_DIR: folder });
    expect(readSimulatorOptions({ DATA_DIR: folder })).toEqual(options);
    expect(options.clientSecret).toHaveLength(43);
    expect(options.controlToken).not.toBe(options.clientSecret);
    expect(options.webhookSecrets).toEqual([options.clientSecret]);
    expect(statSync(join(folder, 'simulator-client-secret')).mode & 0o777).toBe(0o600);
  });

  it('prefers explicit settings', () => {
    const options = readSimulatorOptions({
      DATA_DIR: folder,
      CASHFREE_CLIENT_ID: 'id',
      CASHFREE_CLIENT_SECRET: 'secret',
      CASHFREE_WEBHOOK_SECRETS: 'one, two',
      SIMULATOR_CONTROL_TOKEN: 'token',
      SIM_TIME_SCALE: '60',
    });
    expect(options).toMatchObject({ clientId: 'id', clientSecret: 'secret', webhookSecrets: ['one', 'two'] });
    expect(options).toMatchObject({ controlToken: 'token', timeScale: 60 });
  });

  it.each([
    ['SIMULATOR_PORT', 'x'],
    ['SIMULATOR_PORT', '70000'],
    ['SIM_TIME_SCALE', '0'],
    ['DATA_DIR', '/dev/null/nowhere'],
  ])('rejects %s=%s with a message that names it', (name, value) => {
    expect(() => readSimulatorOptions({ DATA_DIR: folder, [name]: value })).toThrow(new RegExp(`^${name} .*\\.$`));
  });
});
