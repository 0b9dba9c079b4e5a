/**
 * The two clocks of a message from a customer: the first reply stops the one to acknowledge it, and marking it as done stops
 * both. A message that is opened again has its old deadlines.
 */
import { getReplyDeadlines } from './ticket.ts';

type MessageTimes = {
  readonly createdAt: Date;
  /** When the shop first replied. */
  readonly acknowledgedAt: Date | null;
  readonly doneAt: Date | null;
};

type MessageClock = {
  readonly deadline: Date;
  /** Null while it runs. */
  readonly stoppedAt: Date | null;
  readonly isOverdue: boolean;
};

export function getMessageClocks(
  { createdAt, acknowledgedAt, doneAt }: MessageTimes,
  now: Date,
): { acknowledge: MessageClock; resolve: MessageClock } {
  const { acknowledgeBy, resolveBy } = getReplyDeadlines(createdAt);
  const buildClock = (deadline: Date, stoppedAt: Date | null): MessageClock => ({
    deadline,
    stoppedAt,
    isOverdue: stoppedAt === null && now > deadline,
  });
  return { acknowledge: buildClock(acknowledgeBy, acknowledgedAt ?? doneAt), resolve: buildClock(resolveBy, doneAt) };
}

/** Returns the earliest deadline that has passed while its clock runs; nothing if the message is not overdue. */
export function getOverdueSince(times: MessageTimes, now: Date): Date | undefined {
  const { acknowledge, resolve } = getMessageClocks(times, now);
  return [acknowledge, resolve].find(({ isOverdue }) => isOverdue)?.deadline;
}
