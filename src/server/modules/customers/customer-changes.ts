import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { addCustomerNote, sendCustomerResetLink } from '#contract/desk/customers/customers.ts';
import type { DeskCustomer } from '#contract/desk/customers/desk-customer.ts';
import type { DeskData, ParsedDeskInput } from '#contract/desk/desk-endpoint.ts';
import { checkStaffNote } from '#domain/staff/staff-note.ts';
import { AppError, createBadRequestError } from '#server/http/app-error.ts';
import { recordAudit } from '#server/platform/audit/audit-log.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { customerNotes, users } from '#server/platform/database/tables/account/account-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { type ByStaff, describeForAudit } from './customer-audit.ts';
import type { CustomerReader } from './customer-reader.ts';

export type CustomerChangesDeps = {
  db: Database;
  clock: Clock;
  reader: CustomerReader;
  /** Throws 429 if the email got too many links, no matter from whom. */
  countResetEmail: (email: string) => Promise<void>;
  /** Emails a link in the caller's transaction. */
  writeResetLink: (tx: Database, account: { id: string; email: string }) => Promise<void>;
};

/** Changes that staff make when a customer asks by email or phone. */
export function createCustomerChanges(deps: CustomerChangesDeps) {
  const { db, clock, reader, countResetEmail, writeResetLink } = deps;
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
      if (!(await reader.hasLogin(customer))) throw createBadRequestError('This is a demo customer without a login.');
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
