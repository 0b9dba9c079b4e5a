import fs, {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { ConfigError } from './config/config-error.ts';
import { readOrCreateSecret } from './config/generated-secret.ts';
import { findExposure, protectDataFolder, restrictToOwner } from './data-folder.ts';
import { openEmbeddedDatabase } from './database/engines/embedded-database.ts';
import { createFileMailGateway } from './mail/mail-gateways.ts';

const root = mkdtempSync(join(tmpdir(), 'data-folder-test-'));
afterAll(() => rmSync(root, { recursive: true }));
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** Makes chmod fail as on some file systems. */
function rejectChmod(code: string): void {
  vi.spyOn(fs, 'chmodSync').mockImplementation(() => {
    throw Object.assign(new Error(code), { code });
  });
  syncBuiltinESMExports();
}

const getMode = (path: string) => lstatSync(path).mode & 0o7777;

function createFolder(name: string, mode: number): string {
  const folder = join(root, name);
  mkdirSync(folder);
  chmodSync(folder, mode);
  return folder;
}

/** Lists everything below the folder that another user could read or write. */
const listExposed = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => getMode(join(folder, name)) & 0o077);

/** The engine's cache of its own system tables is private only after the database is closed. */
const listExposedData = (folder: string): string[] =>
  listExposed(folder).filter((name) => !name.endsWith('/pg_internal.init'));

function collectWarnings() {
  const warnings: string[] = [];
  return { warnings, logger: { warn: (message: string) => void warnings.push(message) } };
}

describe('the embedded database', () => {
  it('has files that only its owner can read, in a folder created before the start', { timeout: 60_000 }, async () => {
    const dataDir = createFolder('open', 0o755);
    const first = await openEmbeddedDatabase(dataDir);
    expect(listExposedData(dataDir)).toEqual([]);
    await first.close();
    expect(listExposed(dataDir)).toEqual([]);
    for (const name of ['pg', 'pg/global', 'pg/PG_VERSION']) chmodSync(join(dataDir, name), 0o755);
    const second = await openEmbeddedDatabase(dataDir);
    expect(listExposedData(dataDir)).toEqual([]);
    await second.db.execute('create table written_later as select generate_series(1, 1000) as n');
    await second.db.execute('checkpoint');
    expect(listExposedData(dataDir)).toEqual([]);
    await second.close();
    expect(listExposed(dataDir)).toEqual([]);
  });
});

describe('other files of the data folder', () => {
  it('keep generated secrets private that an earlier copy made readable', () => {
    const dataDir = createFolder('secrets', 0o755);
    const secret = readOrCreateSecret(dataDir, 'session-secret');
    chmodSync(join(dataDir, 'session-secret'), 0o644);
    expect(readOrCreateSecret(dataDir, 'session-secret')).toBe(secret);
    expect(listExposed(dataDir)).toEqual([]);
  });

  it('keep emails private in a folder created before', async () => {
    const dataDir = createFolder('emails', 0o755);
    mkdirSync(join(dataDir, 'outbox'));
    await createFileMailGateway({ folder: join(dataDir, 'outbox'), getFrom: () => 'shop@aangan.example' }).send({
      id: '1',
      date: new Date(0),
      to: { name: '', address: 'asha@example.in' },
      subject: 'Order',
      text: 'Namaste',
      html: '<p>Namaste</p>',
    });
    expect(listExposed(dataDir)).toEqual([]);
  });
});

describe('restrictToOwner', () => {
  it('follows no link inside the folder', () => {
    const outside = createFolder('outside', 0o755);
    const inside = createFolder('inside', 0o755);
    symlinkSync(outside, join(inside, 'link'));
    restrictToOwner(inside);
    expect([getMode(inside), getMode(outside)]).toEqual([0o700, 0o755]);
  });

  it('changes nothing and creates nothing when the path is missing', () => {
    restrictToOwner(join(root, 'missing'));
    expect(existsSync(join(root, 'missing'))).toBe(false);
  });

  it('goes on when another process removes a file meanwhile', () => {
    const folder = createFolder('changing', 0o700);
    mkdirSync(join(folder, 'removed'));
    mkdirSync(join(folder, 'still-there'));
    chmodSync(join(folder, 'still-there'), 0o755);
    const names = readdirSync(folder);
    rmSync(join(folder, 'removed'), { recursive: true });
    vi.spyOn(fs, 'readdirSync').mockReturnValueOnce(names as never);
    syncBuiltinESMExports();
    restrictToOwner(folder);
    expect(getMode(join(folder, 'still-there'))).toBe(0o700);
  });

  it('passes other errors on', () => {
    const folder = createFolder('failing', 0o755);
    rejectChmod('EIO');
    expect(() => restrictToOwner(folder)).toThrow('EIO');
  });
});

describe('protectDataFolder', () => {
  it.each(['demo', 'live'] as const)('closes a readable folder and reports it in %s mode', (shopMode) => {
    const dataDir = createFolder(`readable-${shopMode}`, 0o755);
    const { warnings, logger } = collectWarnings();
    protectDataFolder({ dataDir, shopMode }, logger);
    expect(getMode(dataDir)).toBe(0o700);
    expect(warnings).toEqual([expect.stringMatching(/^DATA_DIR .* was readable by other users.*\.$/)]);
    protectDataFolder({ dataDir, shopMode }, logger);
    expect(warnings).toHaveLength(1);
  });

  it('reports nothing for a missing folder', () => {
    const { warnings, logger } = collectWarnings();
    protectDataFolder({ dataDir: join(root, 'none'), shopMode: 'live' }, logger);
    expect(warnings).toEqual([]);
  });

  it('leaves a shared folder such as /tmp as it is: live refuses it, demo reports it [D-18]', () => {
    const dataDir = createFolder('shared', 0o1777);
    const { warnings, logger } = collectWarnings();
    protectDataFolder({ dataDir, shopMode: 'demo' }, logger);
    expect(warnings).toEqual([expect.stringMatching(/^DATA_DIR .* can be read by other users.*\.$/)]);
    expect(() => protectDataFolder({ dataDir, shopMode: 'live' }, logger)).toThrow(ConfigError);
    expect(getMode(dataDir)).toBe(0o1777);
    expect(findExposure(dataDir)).toMatch(/mode 1777/);
  });

  it.each(['EPERM', 'EROFS', 'ENOTSUP'])('reports a folder that cannot be closed (%s); live refuses it', (code) => {
    const dataDir = createFolder(`fixed-${code}`, 0o755);
    rejectChmod(code);
    const { warnings, logger } = collectWarnings();
    protectDataFolder({ dataDir, shopMode: 'demo' }, logger);
    expect(warnings).toEqual([expect.stringMatching(/^DATA_DIR .* can be read by other users.*\.$/)]);
    expect(() => protectDataFolder({ dataDir, shopMode: 'live' }, logger)).toThrow(ConfigError);
  });
});

describe('deploy', () => {
  it('gives the service a private data folder', async () => {
    const unit = await readFile('deploy/aangan.service', 'utf8');
    expect(unit).toMatch(/^UMask=0077$/m);
    expect(unit).toMatch(/^StateDirectoryMode=0700$/m);
    expect(await readFile('deploy/Containerfile', 'utf8')).toContain('mkdir -m 700 /data');
  });
});
