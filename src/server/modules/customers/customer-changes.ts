import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { addCustomerNote, eraseCustomer, sendCustomerResetLink } from '#contract/desk/customers.ts';
import type { DeskCustomer } from '#contract/desk/desk-customer.ts';
import type { DeskData, ParsedDeskInput } from '#contract/desk/desk-endpoint.ts';
import type { Erasure } from '#contract/storefront/privacy.ts';
import { namesCustomer } from '#domain/account/customer-search.ts';
import { normaliseEmail } from '#domain/account/email.ts';
import { checkStaffNote } from '#domain/orders/staff-note.ts';
import { describeObstacle } from '#domain/privacy/erasure-obstacles.ts';
import { AppError, createBadRequestError } from '#server/http/app-error.ts';
import { type AuditActor, recordAudit } from '#server/platform/audit/audit-log.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { customerNotes, users } from '#server/platform/database/tables/account-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import type { CustomerReader } from './customer-reader.ts';
import type { StoredCustomer } from './search/customer-terms.ts';

export type CustomerChangesDeps = {
  db: Database;
  clock: Clock;
  reader: CustomerReader;
  /** Throws 429 if the email got too many links, whoever asked for them. */
  countResetEmail: (email: string) => Promise<void>;
  /** Emails a link in the caller's transaction. */
  writeResetLink: (tx: Database, account: { id: string; email: string }) => Promise<void>;
  /** `onRequested` runs in the transaction of the erasure. */
  requestErasure: (
    userId: string,
    requestedBy: 'shop',
    onRequested: (tx: Database, erasure: Erasure) => Promise<void>,
  ) => Promise<Erasure>;
};

type ByStaff = { readonly actor: AuditActor };

/** Audit entries are never erased, so they name a customer by the beginning of a random id. */
export const describeForAudit = (userId: string) =>
  ({ objectKind: 'customer', objectId: userId, object: `Customer ${userId.slice(0, 8)}` }) as const;

/** What staff do when a customer asks for it by email or phone. */
export function createCustomerChanges(deps: CustomerChangesDeps) {
  const { db, clock, reader, countResetEmail, writeResetLink, requestErasure } = deps;
  return {
    async addNote({ params, body, actor }: ParsedDeskInput<typeof addCustomerNote> & ByStaff): Promise<DeskCustomer> {
      const note = checkStaffNote('Note', body.text);
      if (!note.ok) throw createBadRequestError(note.message);
      const { user } = await reader.find(params.id);
      const at = clock.now();
      await runInTransaction(db, async (tx) => {
        // A write, so that an erasure at the same time waits and deletes the note too.
        const [row] = await tx.update(users).set({ id: user.id }).where(eq(users.id, user.id)).returning();
        if (!row) return;
        const added = { id: randomUUID(), userId: user.id, text: note.value, by: actor.name, at };
        await tx.insert(customerNotes).values(added);
        await recordAudit(tx, {
          actor,
          permission: 'customers.view',
          action: 'note added',
          ...describeForAudit(user.id),
          changes: [{ field: 'note', from: null, to: null }],
          at,
        });
      });
      return reader.read(user.id);
    },

    async sendResetLink({
      params,
      actor,
    }: ParsedDeskInput<typeof sendCustomerResetLink> & ByStaff): Promise<DeskData<typeof sendCustomerResetLink>> {
      const customer = await reader.find(params.id);
      const { user } = customer;
      if (!(await reader.hasLogin(customer)))
        throw createBadRequestError('This customer of the sample history has no login.');
      await countResetEmail(user.email).catch(explainLimit);
      await runInTransaction(db, async (tx) => {
        await writeResetLink(tx, user);
        await recordAudit(tx, {
          actor,
          permission: 'customers.view',
          action: 'reset link sent',
          ...describeForAudit(user.id),
          at: clock.now(),
        });
      });
      return {};
    },

    async erase({
      params,
      body,
      actor,
    }: ParsedDeskInput<typeof eraseCustomer> & ByStaff): Promise<DeskData<typeof eraseCustomer>> {
      const customer = await reader.find(params.id);
      const { user } = customer;
      const reason = readReason(body.reason, customer);
      if (normaliseEmail(body.email) !== normaliseEmail(user.email))
        throw createBadRequestError("This is not the customer's email. Please type the one that is shown.");
      const { isErased, obstacles } = await requestErasure(user.id, 'shop', (tx, erasure) =>
        recordAudit(tx, {
          actor,
          permission: 'customers.erase',
          action: erasure.isErased ? 'customer erased' : 'erasure requested',
          ...describeForAudit(user.id),
          reason,
          at: clock.now(),
        }),
      );
      return { isErased, obstacles: obstacles.map(describeObstacle) };
    },
  };
}

function explainLimit(error: unknown): never {
  if (!(error instanceof AppError) || error.status !== 429) throw error;
  const message = 'This email got several reset links in the last 15 minutes. Please wait before you send another.';
  throw new AppError({
    status: error.status,
    message,
    ...(error.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: error.retryAfterSeconds }),
    cause: error,
  });
}

function readReason(input: string, { user, details }: StoredCustomer): string {
  const reason = checkStaffNote('Reason', input);
  if (!reason.ok) throw createBadRequestError(reason.message);
  if (namesCustomer(reason.value, { ...user, details }))
    throw createBadRequestError(
      "Leave the customer's name, email, phone and PIN code out of the reason: the audit log keeps it for good.",
    );
  return reason.value;
}
