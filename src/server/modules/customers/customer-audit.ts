import type { AuditActor } from '#server/platform/audit/audit-log.ts';

export type ByStaff = { readonly actor: AuditActor };

/** Audit entries are never erased, so they name a customer by the beginning of a random id. */
export const describeForAudit = (userId: string) =>
  ({ objectKind: 'customer', objectId: userId, object: `Customer ${userId.slice(0, 8)}` }) as const;
