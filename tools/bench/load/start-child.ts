import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

type Child = {
  process: ChildProcess;
  /** Sends a message and resolves with the next one that comes back. */
  ask<Answer>(message: unknown): Promise<Answer>;
  stop(): Promise<void>;
};

/** Runs `file` in a child process, so it does not share a thread with the measurement. */
export function startChild(file: URL, env: NodeJS.ProcessEnv = {}): Child {
  const child = fork(fileURLToPath(file), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit');
  return {
    process: child,
    async ask<Answer>(message: unknown) {
      const answered = once(child, 'message');
      child.send(message as object);
      const [answer] = await Promise.race([answered, gone.then(() => Promise.reject(new Error(`${file} ended.`)))]);
      return answer as Answer;
    },
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}
