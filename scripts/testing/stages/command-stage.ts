import { rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from '../run-command.ts';
import { createFailedResult, EMPTY_RESULT, type Stage } from './stage.ts';

/** Puts the project's own tools on the path, as `npm run` does. */
const PATH = [join('node_modules', '.bin'), process.env.PATH].join(delimiter);

type CommandStageOptions = Omit<Stage, 'start'> & { command: readonly [program: string, ...args: string[]] };

/** Creates a stage that runs one program and checks its exit code. */
export function createCommandStage({ command: [program, ...args], ...stage }: CommandStageOptions): Stage {
  return {
    ...stage,
    async start({ logFile }) {
      if (logFile !== undefined) rmSync(logFile, { force: true });
      const { code, hasTimedOut } = await runCommand(program, args, { env: { ...process.env, PATH }, logFile });
      // Success counts as no test.
      if (code === 0) return EMPTY_RESULT;
      return createFailedResult({
        title: stage.name,
        message: hasTimedOut ? 'Timed out.' : `Exited with code ${code}.`,
        runAlone: `npm test -- ${stage.name}`,
        evidence: logFile === undefined ? [] : [`see: ${logFile}`],
      });
    },
  };
}
