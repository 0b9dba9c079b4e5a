import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { findOrInstallPostgresFolder } from '../../../scripts/testing/database/find-or-install-postgres.ts';
import type { Machine } from './results.ts';

function getSystemName(): string {
  try {
    return /^PRETTY_NAME="(.*)"$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? type();
  } catch {
    return type();
  }
}

export const describeMachine = (): Machine => ({
  node: process.version,
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 1e9),
  system: getSystemName(),
  load: loadavg()[0] ?? 0,
});

const PACKAGES = ['react', 'react-router', '@reduxjs/toolkit', 'fastify', 'pg', '@electric-sql/pglite', 'vite'];

/** Versions of the installed packages, and of PostgreSQL if present. */
export async function describeVersions(): Promise<string> {
  const readVersion = (name: string) =>
    (JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')) as { version: string }).version;
  const packages = PACKAGES.map((name) => `${name} ${readVersion(name)}`);
  const programs = await findOrInstallPostgresFolder().catch(() => undefined);
  const server = programs && execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' });
  const number = server && /\d+(\.\d+)*/.exec(server)?.[0];
  return [...packages, ...(number ? [`PostgreSQL ${number}`] : [])].join(', ');
}
