import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'config-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const dataDir = join(folder, 'data');
const parse = (env: Record<string, string> = {}) => parseConfig({ DATA_DIR: dataDir, ...env });

function refusal(env: Record<string, string>): string {
  try {
    parse(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  return 'was accepted';
}

describe('defaults', () => {
  it('are those of the settings table when nothing is set [API-01, D-13, D-18]', () => {
    const config = parse();
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      mode: 'demo',
      publicOrigin: 'http://localhost:3000',
      databaseUrl: undefined,
      rateLimitFactor: 1,
      maxOrderPaise: 100_000_000,
      apiHost: '',
      corsOrigins: [],
      mail: { smtpUrl: undefined, from: undefined },
      metricsPort: undefined,
      logLevel: 'info',
      trustProxyHops: 0,
      session: { hours: 168 },
      shop: { name: 'Aangan', sample: true, address: { city: 'Ahmedabad' } },
    });
    expect(config.payments).toMatchObject({
      provider: 'simulator',
      baseUrl: 'http://127.0.0.1:3001/pg',
      scriptUrl: 'http://127.0.0.1:3001/js/v3/cashfree.js',
      mode: 'sandbox',
      apiVersion: '2026-01-01',
      deadlineMs: 8000,
      breaker: true,
      webhookUrl: 'http://localhost:3000/api/Payments/webhook',
      simulator: { embedded: true, port: 3001, timeScale: 1 },
    });
  });

  it('keep the data in .data', () => {
    expect(parseConfig({ SESSION_SECRET: 'x', ...keys }).dataDir).toBe('.data');
  });

  it('count an empty variable as unset', () => {
    expect(parse({ PORT: '', LOG_LEVEL: ' ' })).toMatchObject({ port: 3000, logLevel: 'info' });
  });

  it('cannot be changed afterwards', () => {
    const config = parse();
    expect(() => Object.assign(config, { port: 1 })).toThrow(TypeError);
    expect(() => Object.assign(config.session, { hours: 1 })).toThrow(TypeError);
  });
});

const keys = {
  CASHFREE_BASE_URL: 'https://api.cashfree.com/pg',
  CASHFREE_CLIENT_ID: 'id',
  CASHFREE_CLIENT_SECRET: 'secret',
  CASHFREE_WEBHOOK_SECRETS: 'one, two',
};

describe('each variable', () => {
  it.each([
    ['PORT', '8080', { port: 8080, publicOrigin: 'http://localhost:8080' }],
    ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
    ['PUBLIC_ORIGIN', 'https://shop.example/', { publicOrigin: 'https://shop.example' }],
    ['DATABASE_URL', 'postgres://u:p@db/shop', { databaseUrl: 'postgres://u:p@db/shop' }],
    ['SESSION_HOURS', '24', { session: { hours: 24 } }],
    ['RATE_LIMIT_FACTOR', '2.5', { rateLimitFactor: 2.5 }],
    ['MAX_ORDER_RUPEES', '5000', { maxOrderPaise: 500_000 }],
    ['API_HOST', 'https://api.shop.example', { apiHost: 'https://api.shop.example' }],
    [
      'CORS_ORIGINS',
      'https://a.example, http://b.example:81',
      { corsOrigins: ['https://a.example', 'http://b.example:81'] },
    ],
    ['SMTP_URL', 'smtps://mail.example', { mail: { smtpUrl: 'smtps://mail.example' } }],
    ['MAIL_FROM', 'shop@example.com', { mail: { from: 'shop@example.com' } }],
    ['METRICS_PORT', '9100', { metricsPort: 9100 }],
    ['LOG_LEVEL', 'debug', { logLevel: 'debug' }],
    ['TRUST_PROXY_HOPS', '2', { trustProxyHops: 2 }],
    ['SIMULATOR_PORT', '4000', { payments: { baseUrl: 'http://127.0.0.1:4000/pg', simulator: { port: 4000 } } }],
    ['SIMULATOR_CONTROL_TOKEN', 'tok', { payments: { simulator: { controlToken: 'tok' } } }],
    ['SIM_TIME_SCALE', '60', { payments: { simulator: { timeScale: 60 } } }],
    ['PROVIDER_DEADLINE_MS', '500', { payments: { deadlineMs: 500 } }],
    ['PROVIDER_BREAKER', 'off', { payments: { breaker: false } }],
    ['WEBHOOK_PUBLIC_URL', 'https://hooks.example/x', { payments: { webhookUrl: 'https://hooks.example/x' } }],
    ['CASHFREE_SIM', 'off', { payments: { simulator: { embedded: false } } }],
    ['CASHFREE_BASE_URL', 'http://127.0.0.1:4555/pg', { payments: { simulator: { embedded: false } } }],
    ['CASHFREE_BASE_URL', 'http://localhost:3001/pg', { payments: { simulator: { embedded: true } } }],
    ['CASHFREE_API_VERSION', '2027-01-01', { payments: { apiVersion: '2027-01-01' } }],
  ])('%s is read', (name, value, expected) => {
    expect(parse({ [name]: value })).toMatchObject(expected);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'abc'],
    ['PORT', '80.5'],
    ['SHOP_MODE', 'prod'],
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
    ['PROVIDER_BREAKER', 'yes'],
    ['WEBHOOK_PUBLIC_URL', 'nowhere'],
    ['CASHFREE_BASE_URL', 'nowhere'],
    ['CASHFREE_SCRIPT_URL', 'nowhere'],
    ['CASHFREE_MODE', 'test'],
    ['CASHFREE_SIM', 'maybe'],
    ['ALLOW_EMBEDDED_DATABASE', 'yes'],
    ['SETTINGS_FILE', '/does/not/exist.json'],
  ])('%s refuses %s in one sentence that names it', (name, value) => {
    expect(refusal({ [name]: value })).toMatch(new RegExp(`^${name} [^\n]+\\.$`));
  });

  it('DATABASE_URL never shows up in the sentence, because it holds a password', () => {
    expect(refusal({ DATABASE_URL: 'mysql://u:hunter2@db' })).not.toContain('hunter2');
  });

  it('SIMULATOR_PORT is asked for when PORT is the last one', () => {
    expect(refusal({ PORT: '65535' })).toMatch(/^SIMULATOR_PORT /);
  });

  it('CASHFREE_* of a real provider are needed together', () => {
    expect(refusal({ CASHFREE_BASE_URL: keys.CASHFREE_BASE_URL })).toMatch(
      /CASHFREE_CLIENT_ID, CASHFREE_CLIENT_SECRET, CASHFREE_WEBHOOK_SECRETS/,
    );
    expect(parse(keys).payments).toMatchObject({
      provider: 'cashfree',
      scriptUrl: 'https://sdk.cashfree.com/js/v3/cashfree.js',
      webhookSecrets: ['one', 'two'],
      simulator: { embedded: false, controlToken: '' },
    });
  });
});

describe('SETTINGS_FILE', () => {
  const written = (name: string, content: string) => {
    const file = join(folder, name);
    writeFileSync(file, content);
    return file;
  };

  it('brings the business facts [D-13]', () => {
    const facts = { ...parse().shop, name: 'Angan Two', sample: false };
    expect(parse({ SETTINGS_FILE: written('own.json', JSON.stringify(facts)) }).shop).toEqual(facts);
  });

  it('that is not JSON, or misses a fact, is named with what is wrong', () => {
    expect(refusal({ SETTINGS_FILE: written('broken.json', '{') })).toMatch(/^SETTINGS_FILE .*not JSON/);
    const { phone: _, ...facts } = parse().shop;
    expect(refusal({ SETTINGS_FILE: written('short.json', JSON.stringify(facts)) })).toMatch(
      /^SETTINGS_FILE .*: phone\./,
    );
  });
});

describe('SESSION_SECRET', () => {
  it('is generated once, readable by its owner alone, and stays the same [D-25]', () => {
    const first = parse().session.secret;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(parse().session.secret).toEqual(first);
    expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
  });

  it('signs with the very bytes that were given [D-25]', () => {
    expect(parse({ SESSION_SECRET: 'sécret' }).session.secret).toEqual(new TextEncoder().encode('sécret'));
  });

  it('leaves nothing behind when another variable is wrong', () => {
    const untouched = join(folder, 'untouched');
    expect(refusal({ DATA_DIR: untouched, TRUST_PROXY_HOPS: 'x' })).toMatch(/^TRUST_PROXY_HOPS/);
    expect(readdirSync(folder)).not.toContain('untouched');
  });

  it('a data folder that cannot be written is one sentence', () => {
    writeFileSync(join(folder, 'a-file'), '');
    expect(refusal({ DATA_DIR: join(folder, 'a-file', 'data') })).toMatch(/^DATA_DIR .*cannot be written/);
  });
});

describe('SHOP_MODE=live', () => {
  const facts = join(folder, 'live.json');
  writeFileSync(facts, JSON.stringify({ ...parse().shop, sample: false }));
  const strong = {
    ...keys,
    SHOP_MODE: 'live',
    CASHFREE_MODE: 'production',
    PUBLIC_ORIGIN: 'https://shop.example',
    SESSION_SECRET: 'a'.repeat(32),
    DATABASE_URL: 'postgres://db/shop',
    SETTINGS_FILE: facts,
  };

  it('starts with a strong set-up [D-18]', () => {
    expect(parse(strong).mode).toBe('live');
  });

  it('lists everything that is weak, a line each [D-18]', () => {
    const message = refusal({ SHOP_MODE: 'live', RATE_LIMIT_FACTOR: '11' });
    for (const name of [
      ...[
        'CASHFREE_BASE_URL',
        'CASHFREE_MODE',
        'CASHFREE_CLIENT_ID',
        'CASHFREE_CLIENT_SECRET',
        'CASHFREE_WEBHOOK_SECRETS',
      ],
      ...['PUBLIC_ORIGIN', 'SESSION_SECRET', 'DATABASE_URL', 'SETTINGS_FILE', 'RATE_LIMIT_FACTOR'],
    ]) {
      expect(message).toContain(name);
    }
  });

  it.each([
    ['CASHFREE_BASE_URL', 'http://127.0.0.1:3001/pg'],
    ['CASHFREE_BASE_URL', 'http://api.cashfree.com/pg'],
    ['CASHFREE_MODE', 'sandbox'],
    ['PUBLIC_ORIGIN', 'http://shop.example'],
    ['SESSION_SECRET', 'short'],
    ['SESSION_SECRET', ''],
    ['DATABASE_URL', ''],
    ['SETTINGS_FILE', ''],
    ['RATE_LIMIT_FACTOR', '10.5'],
  ])('refuses %s=%s and nothing else [D-18]', (name, value) => {
    expect(refusal({ ...strong, [name]: value })).toMatch(new RegExp(`^SHOP_MODE=live [^\\n]*:\\n  ${name} [^\\n]*$`));
  });

  it('takes the embedded database only when it is allowed by name [D-18]', () => {
    expect(parse({ ...strong, DATABASE_URL: '', ALLOW_EMBEDDED_DATABASE: 'on' }).databaseUrl).toBeUndefined();
  });

  it('generates no secret [D-18]', () => {
    const empty = join(folder, 'live-data');
    parse({ ...strong, DATA_DIR: empty });
    expect(readdirSync(folder)).not.toContain('live-data');
  });
});
