import { hashMigrations, type MigrationStep, readMigrationSteps } from '../migration-steps.ts';
import type { ExportedTable } from './table-queries.ts';

const ADDED_COLUMN = /^ALTER TABLE "(\w+)" ADD COLUMN "(\w+)"/;

/** The release that wrote a file. Migrations only add, so that an older one lacks tables and columns. */
export type FileRelease = {
  /** Columns that a later release added take their defaults. */
  omitNewColumns(table: ExportedTable): ExportedTable;
};

/** Finds the release by the hash of its migrations; returns nothing for an unknown one. */
export function findFileRelease(schema: string, steps = readMigrationSteps()): FileRelease | undefined {
  const files = [...new Set(steps.map(getFile))];
  const last = files.find((file) => hashMigrations(steps.filter((step) => getFile(step) <= file)) === schema);
  if (last === undefined) return undefined;
  const added = new Set(steps.filter((step) => getFile(step) > last).map(describeAddedColumn));
  return {
    omitNewColumns: ({ columns, ...table }) => ({
      ...table,
      columns: columns.filter((column) => !added.has(`${table.name}.${column.name}`)),
    }),
  };
}

const getFile = ({ name }: MigrationStep): string => name.replace(/#\d+$/, '');

function describeAddedColumn({ statement }: MigrationStep): string | undefined {
  const [, table, column] = ADDED_COLUMN.exec(statement) ?? [];
  return table && `${table}.${column}`;
}
