import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../package-root.ts';

export type MigrationStep = { readonly name: string; readonly statement: string };

/** Every statement of every migration file, in order; one statement is one step. */
export function readMigrationSteps(): readonly MigrationStep[] {
  const folder = join(packageRoot(), 'src', 'server', 'platform', 'database', 'migrations');
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return files.sort().flatMap((file) => splitSteps(file, readFileSync(join(folder, file), 'utf8')));
}

function splitSteps(file: string, text: string): MigrationStep[] {
  const statements = text.split('--> statement-breakpoint').map((statement) => statement.trim());
  return statements.filter(Boolean).map((statement, at) => ({ name: `${file}#${at + 1}`, statement }));
}

export const hashMigrations = (steps: readonly MigrationStep[]): string =>
  createHash('sha256').update(JSON.stringify(steps)).digest('hex').slice(0, 12);
