import { userInfo } from 'node:os';
import type { AuditActor } from '#server/platform/audit/audit-log.ts';

/** Returns the operator as the actor of audit entries. */
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
