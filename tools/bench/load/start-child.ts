import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

type Child = {
  process: ChildProcess;
  /** Sends a message and resolves with the child's next message. */
  request<Reply>(message: unknown): Promise<Reply>;
  stop(): Promise<void>;
};

/** Runs `file` in a child process, so it does not share a thread with the measurement. */
export function startChild(file: URL, env: NodeJS.ProcessEnv = {}): Child {
  const child = fork(fileURLToPath(file), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  return {
    process: child,
    async request<Reply>(message: unknown) {
      const replied = once(child, 'message');
      child.send(message as object);
      const [reply] = await Promise.race([replied, exited.then(() => Promise.reject(new Error(`${file} exited.`)))]);
      return reply as Reply;
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
