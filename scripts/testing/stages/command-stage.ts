import { rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from '../run-command.ts';
import { failWith, NOTHING_COUNTED, type Stage } from './stage.ts';

/** The project's own tools come first, also when npm did not start us. */
const PATH = [join('node_modules', '.bin'), process.env.PATH].join(delimiter);

type CommandStage = Omit<Stage, 'start'> & { command: readonly [program: string, ...args: string[]] };

/** A stage that is one program: its exit code decides. */
export function commandStage({ command: [program, ...args], ...stage }: CommandStage): Stage {
  return {
    ...stage,
    async start({ logFile }) {
      if (logFile !== undefined) rmSync(logFile, { force: true });
      const { code, timedOut } = await runCommand(program, args, { env: { ...process.env, PATH }, logFile });
      if (code === 0) return NOTHING_COUNTED;
      return failWith({
        title: stage.name,
        message: timedOut ? 'It took too long and was ended.' : `It ended with code ${code}.`,
        runAlone: `npm test -- ${stage.name}`,
        evidence: logFile === undefined ? [] : [`see: ${logFile}`],
      });
    },
  };
}
