import { spawn } from 'node:child_process';

type CommandResult = { code: number; timedOut: boolean };
type Options = { env?: NodeJS.ProcessEnv; timeoutMs?: number; quiet?: boolean };

/** Runs a program with its output shown, and ends it with all its children when it takes too long. */
export function runCommand(command: string, args: readonly string[], options: Options = {}): Promise<CommandResult> {
  const { env = process.env, timeoutMs = 10 * 60_000, quiet = false } = options;
  return new Promise((resolve) => {
    let timedOut = false;
    const child = spawn(command, args, {
      env,
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
      detached: true,
    });
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
