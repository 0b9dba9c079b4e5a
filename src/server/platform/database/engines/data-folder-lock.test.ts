import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseStartError } from '../database.ts';
import { lockDataFolder } from './data-folder-lock.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lockFile = () => join(folder, 'pg.lock');

describe('the data folder lock', () => {
  it('rejects a second owner with a message until it is released', () => {
    const unlock = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(DatabaseStartError);
    expect(() => lockDataFolder(folder)).toThrow(
      /^The data folder '.*' is in use by another shop process \(\d+\): .+\.$/,
    );
    unlock();
    expect(existsSync(lockFile())).toBe(false);
    lockDataFolder(folder)();
  });

  it('rejects while its owner is running', () => {
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    const stat = readFileSync(`/proc/${other.pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19];
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    writeFileSync(lockFile(), `${other.pid} ${stat} ${boot}`);
    try {
      expect(() => lockDataFolder(folder)).toThrow(DatabaseStartError);
    } finally {
      other.kill();
    }
  });

  it('takes over from a dead process', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(lockFile(), `${pid} 1 boot`);
    const unlock = lockDataFolder(folder);
    expect(readFileSync(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    unlock();
  });

  it('takes over when its process id was reused', () => {
    writeFileSync(lockFile(), `${process.pid} 1 another-boot`);
    lockDataFolder(folder)();
    expect(existsSync(lockFile())).toBe(false);
  });

  it('takes over an empty lock and an interrupted takeover', () => {
    writeFileSync(lockFile(), '');
    writeFileSync(`${lockFile()}.takeover`, '999999999 1 boot');
    lockDataFolder(folder)();
    expect(existsSync(`${lockFile()}.takeover`)).toBe(false);
  });

  it('leaves the lock of a later owner in place', () => {
    const unlock = lockDataFolder(folder);
    writeFileSync(lockFile(), 'someone else');
    unlock();
    expect(readFileSync(lockFile(), 'utf8')).toBe('someone else');
  });
});
