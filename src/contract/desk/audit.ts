/** The audit log of the back office: the changes by staff and commands. */
import * as z from 'zod/mini';
import { defineDeskEndpoint } from './desk-endpoint.ts';

const auditEntrySchema = z.object({
  seq: z.number(),
  at: z.string(),
  actor: z.string(),
  permission: z.string(),
  action: z.string(),
  /** The changed object, such as 'order' and its number. */
  objectKind: z.string(),
  objectId: z.string(),
  object: z.string(),
  /** Names of changed fields, with values unless they are personal. */
  changes: z.array(z.object({ field: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) })),
  reason: z.nullable(z.string()),
  requestId: z.string(),
});
export type AuditLogEntry = z.infer<typeof auditEntrySchema>;

/** The actor of changes by the command line and by the shop itself. */
export const COMMAND_ACTOR = 'command';

const filterSchema = z.object({
  /** The id of a member of staff, or `COMMAND_ACTOR`. */
  actor: z.optional(z.nullable(z.string())),
  /** Such as 'order'. */
  objectKind: z.optional(z.nullable(z.string())),
  /** Days in India, YYYY-MM-DD, both included. */
  from: z.optional(z.nullable(z.string())),
  to: z.optional(z.nullable(z.string())),
});
export type AuditFilter = z.infer<typeof filterSchema>;

export const listAudit = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/audit/list',
  summary: 'Returns a page of the filtered audit log, newest first.',
  access: 'staff.manage',
  isWrite: false,
  body: z.extend(filterSchema, { beforeSeq: z.nullable(z.int().check(z.minimum(1))) }),
  data: z.object({ entries: z.array(auditEntrySchema), nextBeforeSeq: z.nullable(z.number()) }),
});

export const exportAudit = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/audit/export',
  summary: 'Returns the filtered audit log as CSV text, at most 10,000 entries.',
  access: 'staff.manage',
  isWrite: false,
  body: filterSchema,
  data: z.object({ csv: z.string(), count: z.number(), isComplete: z.boolean() }),
});
