import { CommandError } from './command-error.ts';

type Command = (args: string[]) => Promise<void> | void;

/** Runs the command with its arguments. An error that the operator can fix prints only its message. */
export async function runCommandLine(run: Command): Promise<void> {
  try {
    await run(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
