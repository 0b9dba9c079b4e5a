import { checkStaffNote } from '#domain/staff/staff-note.ts';
import { CommandError } from './command-error.ts';

/** How the operator confirms a change that nobody can undo. */
export type Confirmation = {
  /** `--reason` */
  readonly reason: string | undefined;
  /** `--yes` */
  readonly isConfirmed: boolean;
  /** Asks in the terminal; undefined without one. */
  readonly ask: ((question: string) => Promise<string>) | undefined;
};

const NO_REASON_MESSAGE = 'Nothing was changed: add the reason, such as --reason "Damaged in transit".';
const NOT_CONFIRMED_MESSAGE = 'Nothing was changed: run this command in a terminal to confirm it, or add --yes.';
const DECLINED_MESSAGE = 'Nothing was changed.';

/** Shows the change and returns its reason; throws unless the operator gives one and confirms. */
export async function confirmChange(change: string, { reason, isConfirmed, ask }: Confirmation): Promise<string> {
  console.log(change);
  if (reason === undefined && !ask) throw new CommandError(NO_REASON_MESSAGE);
  requireAnswer({ isConfirmed, ask });
  const note = checkStaffNote('Reason', reason ?? (await ask?.('Reason: ')));
  if (!note.ok) throw new CommandError(note.message);
  await requireYes({ isConfirmed, ask });
  return note.value;
}

type Consent = Pick<Confirmation, 'isConfirmed' | 'ask'>;

function requireAnswer({ isConfirmed, ask }: Consent): void {
  if (!isConfirmed && !ask) throw new CommandError(NOT_CONFIRMED_MESSAGE);
}

/** Throws unless the operator confirms. */
export async function requireYes({ isConfirmed, ask }: Consent): Promise<void> {
  requireAnswer({ isConfirmed, ask });
  if (!isConfirmed && !/^y(es)?$/i.test((await ask?.('Type yes to continue: '))?.trim() ?? ''))
    throw new CommandError(DECLINED_MESSAGE);
}
