import { userInfo } from 'node:os';
import type { AuditActor } from '#server/platform/audit/audit-log.ts';

/** Who a change by a command is recorded under. */
export const buildCommandActor = (): AuditActor => ({
  staffId: null,
  name: getOperatorName(),
  requestId: 'command',
});

/** Returns the name of the user who runs the command. A container may run with a uid that has no name. */
export function getOperatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}
