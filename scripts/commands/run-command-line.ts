import { CommandError } from './command-error.ts';

type Command = (args: string[]) => Promise<void> | void;

/** Runs the command with its arguments. An error that the operator can fix prints only its message. */
export async function runCommandLine(run: Command, isExpected = isCommandError): Promise<void> {
  try {
    await run(process.argv.slice(2));
  } catch (error) {
    if (!isExpected(error)) throw error;
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

const isCommandError = (error: unknown): boolean => error instanceof CommandError;
