import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

type CommandResult = { code: number; hasTimedOut: boolean };
type CommandOptions = {
  env?: NodeJS.ProcessEnv;
  timeoutMs?: number;
  /** Prints errors only. */
  isQuiet?: boolean;
  /** Receives all output; nothing is printed to the terminal. */
  logFile?: string | undefined;
};

/** Runs a program; kills it and its children on timeout. */
export async function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const { isQuiet = false, logFile } = options;
  if (logFile === undefined) return runWithOutput([isQuiet ? 'ignore' : 'inherit', 'inherit'], command, args, options);
  const file = openSync(logFile, 'a');
  try {
    return await runWithOutput([file, file], command, args, options);
  } finally {
    closeSync(file);
  }
}

type Output = 'ignore' | 'inherit' | number;

function runWithOutput(
  output: readonly [stdout: Output, stderr: Output],
  command: string,
  args: readonly string[],
  { env = process.env, timeoutMs = 10 * 60_000 }: CommandOptions,
): Promise<CommandResult> {
  return new Promise((resolve) => {
    let hasTimedOut = false;
    const child = spawn(command, args, { env, stdio: ['ignore', ...output], detached: true });
    const killGroup = (signal: NodeJS.Signals) => {
      if (child.pid === undefined) return;
      try {
        process.kill(-child.pid, signal);
      } catch {
        // The group has already exited.
      }
    };
    const timer = setTimeout(() => {
      hasTimedOut = true;
      killGroup('SIGKILL');
    }, timeoutMs);
    // The child has its own process group, so forward Ctrl+C.
    const onInterrupt = () => killGroup('SIGTERM');
    process.once('SIGINT', onInterrupt);
    process.once('SIGTERM', onInterrupt);
    const finish = (code: number) => {
      clearTimeout(timer);
      process.off('SIGINT', onInterrupt);
      process.off('SIGTERM', onInterrupt);
      resolve({ code, hasTimedOut });
    };
    child.on('error', () => finish(127));
    child.on('close', (code) => finish(code ?? 1));
  });
}
