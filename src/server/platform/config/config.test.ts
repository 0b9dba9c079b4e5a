import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'config-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const dataDir = join(folder, 'data');
const load = (env: Record<string, string> = {}) => loadConfig({ DATA_DIR: dataDir, ...env });

function getRejection(env: Record<string, string>): string {
  try {
    load(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  return 'was accepted';
}

describe('defaults', () => {
  it('apply when nothing is set [API-01, D-13, D-18]', () => {
    const config = load();
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      shopMode: 'demo',
      hasSampleHistory: true,
      publicOrigin: 'http://localhost:3000',
      databaseUrl: undefined,
      rateLimitFactor: 1,
      maxOrderPaise: 100_000_000,
      apiOrigin: undefined,
      corsOrigins: [],
      mail: { smtpUrl: undefined, from: undefined },
      metricsPort: undefined,
      desk: { isEnabled: true, host: '127.0.0.1', port: 3002, origin: 'http://localhost:3002' },
      logLevel: 'info',
      trustedProxyCount: 0,
      session: { lifetimeHours: 168 },
      shop: { name: 'Aangan', sample: true, address: { city: 'Ahmedabad' } },
    });
    expect(config.payments).toMatchObject({
      provider: 'simulator',
      baseUrl: 'http://127.0.0.1:3001/pg',
      scriptUrl: 'http://127.0.0.1:3001/js/v3/cashfree.js',
      mode: 'sandbox',
      apiVersion: '2026-01-01',
      deadlineMs: 8000,
      isBreakerEnabled: true,
      webhookUrl: 'http://localhost:3000/api/Payments/webhook',
      simulator: { isEmbedded: true, port: 3001, timeScale: 1 },
    });
  });

  it('store data in .data', () => {
    expect(loadConfig({ SESSION_SECRET: 'x', ...providerEnv }).dataDir).toBe('.data');
  });

  it('apply to an empty variable', () => {
    expect(load({ PORT: '', LOG_LEVEL: ' ' })).toMatchObject({ port: 3000, logLevel: 'info' });
  });

  it('are frozen', () => {
    const config = load();
    expect(() => Object.assign(config, { port: 1 })).toThrow(TypeError);
    expect(() => Object.assign(config.session, { lifetimeHours: 1 })).toThrow(TypeError);
  });
});

const providerEnv = {
  CASHFREE_BASE_URL: 'https://api.cashfree.com/pg',
  CASHFREE_CLIENT_ID: 'id',
  CASHFREE_CLIENT_SECRET: 'the-secret-of-the-client',
  CASHFREE_WEBHOOK_SECRETS: 'the-first-webhook-secret, the-second-webhook-secret',
};

describe('each variable', () => {
  it.each([
    ['PORT', '8080', { port: 8080, publicOrigin: 'http://localhost:8080' }],
    ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
    ['PUBLIC_ORIGIN', 'https://shop.example/', { publicOrigin: 'https://shop.example' }],
    ['DATABASE_URL', 'postgres://u:p@db/shop', { databaseUrl: 'postgres://u:p@db/shop' }],
    ['SESSION_HOURS', '24', { session: { lifetimeHours: 24 } }],
    ['RATE_LIMIT_FACTOR', '2.5', { rateLimitFactor: 2.5 }],
    ['MAX_ORDER_RUPEES', '5000', { maxOrderPaise: 500_000 }],
    ['API_HOST', 'https://api.shop.example', { apiOrigin: 'https://api.shop.example' }],
    [
      'CORS_ORIGINS',
      'https://a.example, http://b.example:81',
      { corsOrigins: ['https://a.example', 'http://b.example:81'] },
    ],
    ['SMTP_URL', 'smtps://mail.example', { mail: { smtpUrl: 'smtps://mail.example' } }],
    ['MAIL_FROM', 'shop@example.com', { mail: { from: 'shop@example.com' } }],
    ['METRICS_PORT', '9100', { metricsPort: 9100 }],
    ['DESK', 'off', { desk: { isEnabled: false } }],
    ['DESK_HOST', '0.0.0.0', { desk: { host: '0.0.0.0' } }],
    ['DESK_PORT', '4100', { desk: { port: 4100, origin: 'http://localhost:4100' } }],
    ['DESK_ORIGIN', 'https://desk.example/', { desk: { port: 3002, origin: 'https://desk.example' } }],
    ['LOG_LEVEL', 'debug', { logLevel: 'debug' }],
    ['TRUST_PROXY_HOPS', '2', { trustedProxyCount: 2 }],
    ['SIMULATOR_PORT', '4000', { payments: { baseUrl: 'http://127.0.0.1:4000/pg', simulator: { port: 4000 } } }],
    ['SIMULATOR_CONTROL_TOKEN', 'tok', { payments: { simulator: { controlToken: 'tok' } } }],
    ['SIM_TIME_SCALE', '60', { payments: { simulator: { timeScale: 60 } } }],
    ['PROVIDER_DEADLINE_MS', '500', { payments: { deadlineMs: 500 } }],
    ['SAMPLE_HISTORY', 'off', { hasSampleHistory: false }],
    ['PROVIDER_BREAKER', 'off', { payments: { isBreakerEnabled: false } }],
    ['WEBHOOK_PUBLIC_URL', 'https://hooks.example/x', { payments: { webhookUrl: 'https://hooks.example/x' } }],
    ['CASHFREE_SIM', 'off', { payments: { simulator: { isEmbedded: false } } }],
    ['CASHFREE_BASE_URL', 'http://127.0.0.1:4555/pg', { payments: { simulator: { isEmbedded: false } } }],
    ['CASHFREE_BASE_URL', 'http://localhost:3001/pg', { payments: { simulator: { isEmbedded: true } } }],
    ['CASHFREE_API_VERSION', '2027-01-01', { payments: { apiVersion: '2027-01-01' } }],
  ])('parses %s', (name, value, expected) => {
    expect(load({ [name]: value })).toMatchObject(expected);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'abc'],
    ['PORT', '80.5'],
    ['SHOP_MODE', 'prod'],
    ['DESK', 'yes'],
    ['DESK_PORT', '3000'],
    ['DESK_ORIGIN', 'https://desk.example/path'],
    ['SAMPLE_HISTORY', 'yes'],
    ['PUBLIC_ORIGIN', 'shop.example'],
    ['PUBLIC_ORIGIN', 'https://shop.example/path'],
    ['DATABASE_URL', 'mysql://x'],
    ['SESSION_HOURS', '-1'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['MAX_ORDER_RUPEES', '1e3'],
    ['API_HOST', 'ftp://x'],
    ['CORS_ORIGINS', '*'],
    ['SMTP_URL', 'mail.example'],
    ['METRICS_PORT', '0'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY_HOPS', '1.5'],
    ['SIMULATOR_PORT', 'x'],
    ['SIM_TIME_SCALE', '0'],
    ['PROVIDER_DEADLINE_MS', '0'],
    ['PROVIDER_DEADLINE_MS', '60001'],
    ['PROVIDER_BREAKER', 'yes'],
    ['WEBHOOK_PUBLIC_URL', 'nowhere'],
    ['CASHFREE_BASE_URL', 'nowhere'],
    ['CASHFREE_SCRIPT_URL', 'nowhere'],
    ['CASHFREE_MODE', 'test'],
    ['CASHFREE_SIM', 'maybe'],
    ['ALLOW_EMBEDDED_DATABASE', 'yes'],
    ['SETTINGS_FILE', '/does/not/exist.json'],
  ])('%s rejects %s with a message that names it', (name, value) => {
    expect(getRejection({ [name]: value })).toMatch(new RegExp(`^${name} [^\n]+\\.$`));
  });

  it('DATABASE_URL is not quoted in the message, because it may contain a password', () => {
    expect(getRejection({ DATABASE_URL: 'mysql://u:hunter2@db' })).not.toContain('hunter2');
  });

  it('DESK_PORT must differ from the other ports, unless there is no desk', () => {
    const env = { PORT: '4000', METRICS_PORT: '4002' };
    expect(getRejection(env)).toMatch(/^DESK_PORT must differ from METRICS_PORT, but both are 4002\.$/);
    expect(() => load({ ...env, DESK: 'off' })).not.toThrow();
    expect(getRejection({ PORT: '4000', DESK_PORT: '4001' })).toMatch(/^DESK_PORT must differ from SIMULATOR_PORT/);
  });

  it('METRICS_PORT and SIMULATOR_PORT must differ from each other and from PORT', () => {
    expect(getRejection({ PORT: '4000', METRICS_PORT: '4000' })).toMatch(
      /^METRICS_PORT must differ from PORT[^\n]*\.$/,
    );
    expect(getRejection({ PORT: '4000', METRICS_PORT: '4001' })).toMatch(
      /^METRICS_PORT must differ from SIMULATOR_PORT/,
    );
    expect(getRejection({ PORT: '4000', SIMULATOR_PORT: '4000' })).toMatch(/^SIMULATOR_PORT must differ from PORT/);
  });

  it('DATA_DIR must not be a file', () => {
    const file = join(folder, 'not-a-folder');
    writeFileSync(file, '');
    expect(getRejection({ DATA_DIR: file })).toMatch(/^DATA_DIR .* must be a folder, but it is a file\.$/);
  });

  it('SIMULATOR_PORT is required when PORT is 65535', () => {
    expect(getRejection({ PORT: '65535' })).toMatch(/^SIMULATOR_PORT /);
  });

  it('CASHFREE_* settings of a real provider are required together', () => {
    expect(getRejection({ CASHFREE_BASE_URL: providerEnv.CASHFREE_BASE_URL })).toMatch(
      /set CASHFREE_CLIENT_ID, CASHFREE_CLIENT_SECRET too\./,
    );
    expect(load(providerEnv).payments).toMatchObject({
      provider: 'cashfree',
      scriptUrl: 'https://sdk.cashfree.com/js/v3/cashfree.js',
      webhookSecrets: ['the-first-webhook-secret', 'the-second-webhook-secret'],
      simulator: { isEmbedded: false, controlToken: '' },
    });
  });

  it('CASHFREE_WEBHOOK_SECRETS defaults to the client secret', () => {
    const { CASHFREE_WEBHOOK_SECRETS: _, ...withoutWebhookSecrets } = providerEnv;
    expect(load(withoutWebhookSecrets).payments.webhookSecrets).toEqual(['the-secret-of-the-client']);
    const { clientSecret, webhookSecrets } = load().payments;
    expect(webhookSecrets).toEqual([clientSecret]);
  });
});

describe('SETTINGS_FILE', () => {
  const writeSettings = (name: string, content: string) => {
    const file = join(folder, name);
    writeFileSync(file, content);
    return file;
  };

  it('provides the business facts [D-13]', () => {
    const facts = { ...load().shop, name: 'Angan Two', sample: false };
    expect(load({ SETTINGS_FILE: writeSettings('own.json', JSON.stringify(facts)) }).shop).toEqual(facts);
  });

  it('is rejected with the reason when it is not JSON or incomplete', () => {
    expect(getRejection({ SETTINGS_FILE: writeSettings('broken.json', '{') })).toMatch(/^SETTINGS_FILE .*not JSON/);
    const { phone: _, ...facts } = load().shop;
    expect(getRejection({ SETTINGS_FILE: writeSettings('short.json', JSON.stringify(facts)) })).toMatch(
      /^SETTINGS_FILE .*: phone\./,
    );
  });
});

describe('the price of a sample', () => {
  const loadWith = (samplePrice: number | undefined) => {
    const file = join(folder, 'sample-price.json');
    writeFileSync(file, JSON.stringify({ ...load().shop, samplePrice }));
    return { SETTINGS_FILE: file };
  };

  it('is 75 rupees or more, or none [D-38]', () => {
    expect(load(loadWith(75)).shop.samplePrice).toBe(75);
    expect(load(loadWith(undefined)).shop).not.toHaveProperty('samplePrice');
    expect(getRejection(loadWith(74.5))).toMatch(
      /^SETTINGS_FILE '[^']+': samplePrice must be at least 75 rupees, the minimum price of a piece\.$/,
    );
  });
});

describe('the business facts', () => {
  const DELIVERY = { transitWorkingDays: {}, ...load().shop.delivery };

  it.each([
    ['gstin', { gstin: '24AAAAA0000' }],
    ['gstin', { gstin: '24aaaaa0000a1z5' }],
    ['email', { email: 'hello.aangan.example' }],
    ['returnsEmail', { returnsEmail: 'returns@' }],
    ['grievanceOfficer.email', { grievanceOfficer: { ...load().shop.grievanceOfficer, email: 'x' } }],
    [
      'delivery.transitWorkingDays.9',
      { delivery: { ...DELIVERY, transitWorkingDays: { ...DELIVERY.transitWorkingDays, 9: undefined } } },
    ],
    ['delivery.leadTimeWorkingDays', { delivery: { ...DELIVERY, leadTimeWorkingDays: undefined } }],
    ['delivery.holidays.0', { delivery: { ...DELIVERY, holidays: ['25 December'] } }],
  ])('are rejected with one sentence for an invalid %s [D-13]', (field, change) => {
    const file = join(folder, 'facts.json');
    writeFileSync(file, JSON.stringify({ ...load().shop, ...change }));
    expect(getRejection({ SETTINGS_FILE: file })).toMatch(new RegExp(`^SETTINGS_FILE [^\\n]*: ${field}\\.$`));
  });
});

describe('SESSION_SECRET', () => {
  it('is generated once, readable only by its owner [D-25]', () => {
    const first = load().session.secret;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(load().session.secret).toEqual(first);
    expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
  });

  it('is used byte for byte [D-25]', () => {
    expect(load({ SESSION_SECRET: 'sécret' }).session.secret).toEqual(new TextEncoder().encode('sécret'));
  });

  it('is not generated when another variable is invalid', () => {
    const untouched = join(folder, 'untouched');
    expect(getRejection({ DATA_DIR: untouched, TRUST_PROXY_HOPS: 'x' })).toMatch(/^TRUST_PROXY_HOPS/);
    expect(readdirSync(folder)).not.toContain('untouched');
  });

  it('reports a data folder that is not writable', () => {
    writeFileSync(join(folder, 'a-file'), '');
    expect(getRejection({ DATA_DIR: join(folder, 'a-file', 'data') })).toMatch(/^DATA_DIR .*cannot be written/);
  });
});

describe('SHOP_MODE=live', () => {
  const settingsFile = join(folder, 'live.json');
  writeFileSync(settingsFile, JSON.stringify({ ...load().shop, sample: false }));
  const liveEnv = {
    ...providerEnv,
    SHOP_MODE: 'live',
    CASHFREE_MODE: 'production',
    PUBLIC_ORIGIN: 'https://shop.example',
    DESK_ORIGIN: 'https://desk.example',
    SESSION_SECRET: 'only-for-tests-0123456789-abcdefghij',
    DATABASE_URL: 'postgres://db/shop',
    SETTINGS_FILE: settingsFile,
  };

  it('accepts a safe setup [D-18]', () => {
    expect(load(liveEnv)).toMatchObject({ shopMode: 'live', hasSampleHistory: false });
    expect(load({ ...liveEnv, CASHFREE_WEBHOOK_SECRETS: '' }).shopMode).toBe('live');
  });

  it('needs no address of the desk when it is off', () => {
    expect(load({ ...liveEnv, DESK: 'off', DESK_ORIGIN: '' }).desk.isEnabled).toBe(false);
  });

  it('lists every weakness on its own line [D-18]', () => {
    const message = getRejection({ SHOP_MODE: 'live', RATE_LIMIT_FACTOR: '11' });
    for (const name of [
      'CASHFREE_BASE_URL',
      'CASHFREE_MODE',
      'CASHFREE_CLIENT_ID',
      'CASHFREE_CLIENT_SECRET',
      'PUBLIC_ORIGIN',
      'SESSION_SECRET',
      'DATABASE_URL',
      'RATE_LIMIT_FACTOR',
    ]) {
      expect(message).toContain(name);
    }
  });

  it.each([
    ['CASHFREE_BASE_URL', 'http://127.0.0.1:3001/pg'],
    ['CASHFREE_BASE_URL', 'http://api.cashfree.com/pg'],
    ['CASHFREE_BASE_URL', 'https://sandbox.cashfree.com/pg'],
    ['CASHFREE_BASE_URL', 'https://0.0.0.0/pg'],
    ['CASHFREE_BASE_URL', 'https://127.1/pg'],
    ['CASHFREE_BASE_URL', 'https://2130706433/pg'],
    ['CASHFREE_BASE_URL', 'https://[::]/pg'],
    ['CASHFREE_BASE_URL', 'https://[::ffff:127.0.0.1]/pg'],
    ['CASHFREE_BASE_URL', 'https://[::ffff:0:0]/pg'],
    ['CASHFREE_BASE_URL', 'https://localhost./pg'],
    ['CASHFREE_BASE_URL', 'https://pay.localhost/pg'],
    ['CASHFREE_MODE', 'sandbox'],
    ['CASHFREE_WEBHOOK_SECRETS', 'fifteen-letters'],
    ['CASHFREE_WEBHOOK_SECRETS', 'the-first-webhook-secret,short'],
    ['CASHFREE_WEBHOOK_SECRETS', 'a'.repeat(25)],
    ['CASHFREE_SCRIPT_URL', 'http://sdk.cashfree.com/js/v3/cashfree.js'],
    ['CASHFREE_SCRIPT_URL', 'https://127.0.0.1/js/v3/cashfree.js'],
    ['WEBHOOK_PUBLIC_URL', 'http://shop.example/api/Payments/webhook'],
    ['WEBHOOK_PUBLIC_URL', 'https://localhost/api/Payments/webhook'],
    ['PUBLIC_ORIGIN', 'http://shop.example'],
    ['PUBLIC_ORIGIN', 'https://localhost'],
    ['DESK_ORIGIN', 'http://desk.example'],
    ['CORS_ORIGINS', 'https://a.example,http://b.example'],
    ['CORS_ORIGINS', 'https://localhost'],
    ['API_HOST', 'http://api.example.in'],
    ['API_HOST', 'https://127.0.0.1'],
    ['CASHFREE_BASE_URL', 'https://user@api.cashfree.com/pg'],
    ['SESSION_SECRET', 'a'.repeat(32)],
    ['SESSION_SECRET', 'abababababababababababababababab'],
    ['SESSION_SECRET', '1234567890'.repeat(4)],
    ['SESSION_SECRET', 'my-long-password my-long-password'],
    ['SESSION_SECRET', 'short'],
    ['SESSION_SECRET', ''],
    ['DATABASE_URL', ''],
    ['RATE_LIMIT_FACTOR', '10.5'],
    ['SAMPLE_HISTORY', 'on'],
  ])('rejects %s=%s and nothing else [D-18]', (name, value) => {
    expect(getRejection({ ...liveEnv, [name]: value })).toMatch(
      new RegExp(`^SHOP_MODE=live [^\\n]*:\\n  ${name} [^\\n]*$`),
    );
  });

  it('accepts the embedded database only with ALLOW_EMBEDDED_DATABASE=on [D-18]', () => {
    expect(load({ ...liveEnv, DATABASE_URL: '', ALLOW_EMBEDDED_DATABASE: 'on' }).databaseUrl).toBeUndefined();
  });

  it('leaves it to the start to judge the business facts in force [D-51]', () => {
    expect(load({ ...liveEnv, SETTINGS_FILE: '' }).shop.sample).toBe(true);
  });

  it('generates no secret [D-18]', () => {
    const empty = join(folder, 'live-data');
    load({ ...liveEnv, DATA_DIR: empty });
    expect(readdirSync(folder)).not.toContain('live-data');
  });
});
