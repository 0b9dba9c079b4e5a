import { describe, expect, it } from 'vitest';
import { canMove, ORDER_STATUSES } from './order-status.ts';
import { canUndoTo, checkUndo, removeUndoneMoves } from './order-undo.ts';

const codes = ORDER_STATUSES.map(({ code }) => code);
const pairs = codes.flatMap((from) => codes.map((to) => [from, to] as const));
const HOUR = 60 * 60_000;
const start = new Date('2026-01-02T03:00:00Z');
const addHours = (hours: number) => new Date(start.getTime() + hours * HOUR);
const move = (fromStatus: number | null, toStatus: number, hours = 0) => ({
  fromStatus,
  toStatus,
  at: addHours(hours),
});

describe('taking a move back', () => {
  it('is possible from Processing, Shipped and Delivered to the status before', () => {
    expect(pairs.filter(([from, to]) => canUndoTo(from, to)).map(([from, to]) => `${from}>${to}`)).toEqual([
      '2>1',
      '3>2',
      '4>3',
    ]);
  });

  it('is never an ordinary move', () => {
    expect(pairs.filter(([from, to]) => canUndoTo(from, to) && canMove(from, to, 'expired'))).toEqual([]);
  });

  it.each([
    [2, [move(0, 1), move(1, 2)], { ok: true, value: 1 }],
    [3, [move(1, 2), move(2, 3)], { ok: true, value: 2 }],
    [4, [move(2, 3), move(3, 4)], { ok: true, value: 3 }],
    [1, [move(0, 1)], { ok: false, message: "An order that is Paid can't be moved back." }],
    [6, [move(1, 6)], { ok: false, message: "An order that is Cancelled can't be moved back." }],
    [7, [move(4, 7)], { ok: false, message: "An order that is Refunded can't be moved back." }],
    [2, [move(null, 2)], { ok: false, message: "There's no move to undo." }],
    [2, [move(1, 2), move(2, 3), move(3, 2)], { ok: true, value: 1 }],
    [1, [move(1, 2), move(2, 1)], { ok: false, message: "An order that is Paid can't be moved back." }],
  ] as const)('from status %d', (status, moves, expected) => {
    expect(checkUndo(status, moves, addHours(1))).toEqual(expected);
  });

  it.each([
    [24, true],
    [24.001, false],
  ])('after %d hours: %s', (hours, isAllowed) => {
    expect(checkUndo(3, [move(2, 3)], addHours(hours)).ok).toBe(isAllowed);
  });
});

describe('removeUndoneMoves', () => {
  it('leaves out what was taken back', () => {
    const moves = [move(null, 0), move(0, 1), move(1, 2), move(2, 3), move(3, 2), move(2, 1), move(1, 2)];
    expect(removeUndoneMoves(moves).map(({ toStatus }) => toStatus)).toEqual([0, 1, 2]);
  });
});
