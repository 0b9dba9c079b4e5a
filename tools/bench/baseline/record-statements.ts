import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { openMemoryDatabase } from '#server/platform/database/engines/embedded-database.ts';
import { openPostgresDatabase } from '#server/platform/database/engines/postgres-database.ts';
import type { Statement } from './sql-work.ts';

export type RecordingDatabase = DatabaseConnection & {
  /** Returns the statements that `act` sends, with begin and commit. */
  recordStatements(act: () => Promise<unknown>): Promise<Statement[]>;
};

/** Opens PostgreSQL at this URL, or an embedded database in memory. */
export async function openRecordingDatabase(url?: string): Promise<RecordingDatabase> {
  let recorded: Statement[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => void recorded.push({ text, values }) };
  const connection = await (url === undefined
    ? openMemoryDatabase(logger)
    : openPostgresDatabase(url, { onIdleError() {}, logger }));
  return {
    ...connection,
    async recordStatements(act) {
      const statements: Statement[] = [];
      recorded = statements;
      await act();
      recorded = [];
      return statements;
    },
  };
}
