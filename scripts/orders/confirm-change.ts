import { checkStaffNote } from '#domain/orders/staff-note.ts';
import { OrderCommandError } from './command-error.ts';

/** How the operator confirms a change that moves money or ends an order. */
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
  if (reason === undefined && !ask) throw new OrderCommandError(NO_REASON_MESSAGE);
  if (!isConfirmed && !ask) throw new OrderCommandError(NOT_CONFIRMED_MESSAGE);
  const note = checkStaffNote('Reason', reason ?? (await ask?.('Reason: ')));
  if (!note.ok) throw new OrderCommandError(note.message);
  if (!isConfirmed && !/^y(es)?$/i.test((await ask?.('Type yes to continue: '))?.trim() ?? ''))
    throw new OrderCommandError(DECLINED_MESSAGE);
  return note.value;
}
