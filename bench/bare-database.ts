import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { SqlResult, SqlWork } from './bare-sql.ts';

export type BareDatabase = { play(work: SqlWork): Promise<SqlResult>; stop(): Promise<void> };

/** The process that runs statements through the driver alone. */
export function startBareDatabase(): BareDatabase {
  const file = fileURLToPath(new URL('./bare-sql.ts', import.meta.url));
  const child = fork(file, { execArgv: ['--import', 'tsx'], env: { ...process.env, NODE_ENV: 'production' } });
  return {
    async play(work) {
      const answered = once(child, 'message');
      child.send(work);
      const [result] = await answered;
      return result as SqlResult;
    },
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
