import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

type CommandResult = { code: number; timedOut: boolean };
type Options = {
  env?: NodeJS.ProcessEnv;
  timeoutMs?: number;
  /** Shows errors only. */
  quiet?: boolean;
  /** Takes everything the program prints; nothing is shown on the terminal then. */
  logFile?: string | undefined;
};

/** Runs a program and ends it with all its children when it takes too long. */
export async function runCommand(
  command: string,
  args: readonly string[],
  options: Options = {},
): Promise<CommandResult> {
  const { quiet = false, logFile } = options;
  if (logFile === undefined) return runWith([quiet ? 'ignore' : 'inherit', 'inherit'], command, args, options);
  const file = openSync(logFile, 'a');
  try {
    return await runWith([file, file], command, args, options);
  } finally {
    closeSync(file);
  }
}

type Output = 'ignore' | 'inherit' | number;

function runWith(
  output: readonly [stdout: Output, stderr: Output],
  command: string,
  args: readonly string[],
  { env = process.env, timeoutMs = 10 * 60_000 }: Options,
): Promise<CommandResult> {
  return new Promise((resolve) => {
    let timedOut = false;
    const child = spawn(command, args, { env, stdio: ['ignore', ...output], detached: true });
    const endGroup = (signal: NodeJS.Signals) => {
      if (child.pid === undefined) return;
      try {
        process.kill(-child.pid, signal);
      } catch {
        // The group has already gone.
      }
    };
    const timer = setTimeout(() => {
      timedOut = true;
      endGroup('SIGKILL');
    }, timeoutMs);
    // In its own group the child does not see the terminal's Ctrl+C: pass it on.
    const onInterrupt = () => endGroup('SIGTERM');
    process.once('SIGINT', onInterrupt);
    process.once('SIGTERM', onInterrupt);
    const finish = (code: number) => {
      clearTimeout(timer);
      process.off('SIGINT', onInterrupt);
      process.off('SIGTERM', onInterrupt);
      resolve({ code, timedOut });
    };
    child.on('error', () => finish(127));
    child.on('close', (code) => finish(code ?? 1));
  });
}
