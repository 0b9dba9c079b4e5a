/** Which moves of staff can be taken back, and for how long. */
import { accept, type Outcome, refuse } from '../outcome.ts';
import { getStatusLabel, ORDER_STATUS, type OrderStatus } from './order-status.ts';

const UNDO_WINDOW_MS = 24 * 60 * 60_000;

/** The key is the current status; undoing returns to the value. */
const UNDO_TARGETS: Partial<Record<OrderStatus, OrderStatus>> = {
  [ORDER_STATUS.processing]: ORDER_STATUS.paid,
  [ORDER_STATUS.shipped]: ORDER_STATUS.processing,
  [ORDER_STATUS.delivered]: ORDER_STATUS.shipped,
};

type OrderMove = { readonly fromStatus: number | null; readonly toStatus: number };
type TimedMove = OrderMove & { readonly at: Date };

/** The status table has no such moves, so an event with one is an undo. */
export const canUndoTo = (from: OrderStatus, to: OrderStatus): boolean => UNDO_TARGETS[from] === to;

const isUndo = ({ fromStatus, toStatus }: OrderMove): boolean =>
  Object.entries(UNDO_TARGETS).some(([from, to]) => Number(from) === fromStatus && to === toStatus);

/** Returns the status that an undo restores. `moves` are the order's, oldest first. */
export function checkUndo(status: OrderStatus, moves: readonly TimedMove[], now: Date): Outcome<OrderStatus> {
  const to = UNDO_TARGETS[status];
  if (to === undefined) return refuse(`An order that is ${getStatusLabel(status)} can't be moved back.`);
  const last = removeUndoneMoves(moves).at(-1);
  if (last?.fromStatus !== to || last.toStatus !== status) return refuse("There's no move to undo.");
  return now.getTime() - last.at.getTime() <= UNDO_WINDOW_MS
    ? accept(to)
    : refuse('You can only undo a move within 24 hours.');
}

/** Leaves out the moves that were taken back, and the undo itself. */
export function removeUndoneMoves<Move extends OrderMove>(moves: readonly Move[]): Move[] {
  const kept: Move[] = [];
  for (const move of moves) {
    if (isUndo(move) && kept.at(-1)?.toStatus === move.fromStatus) kept.pop();
    else kept.push(move);
  }
  return kept;
}
