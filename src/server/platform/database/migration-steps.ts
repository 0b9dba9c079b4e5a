import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPackageRoot } from '../package-root.ts';

export type MigrationStep = { readonly name: string; readonly statement: string };

/** Reads the statements of all migration files in order; each statement is one step. */
export function readMigrationSteps(): readonly MigrationStep[] {
  const folder = join(getPackageRoot(), 'src', 'server', 'platform', 'database', 'migrations');
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return files.sort().flatMap((file) => splitSteps(file, readFileSync(join(folder, file), 'utf8')));
}

function splitSteps(file: string, text: string): MigrationStep[] {
  const statements = text.split('--> statement-breakpoint').map((statement) => statement.trim());
  return statements.filter(Boolean).map((statement, index) => ({ name: `${file}#${index + 1}`, statement }));
}

export const hashMigrations = (steps: readonly MigrationStep[]): string =>
  createHash('sha256').update(JSON.stringify(steps)).digest('hex').slice(0, 12);
