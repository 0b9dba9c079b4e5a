import type { eraseCustomer, withdrawErasure } from '#contract/desk/customers/customers.ts';
import type { DeskCustomer } from '#contract/desk/customers/desk-customer.ts';
import type { DeskData, ParsedDeskInput } from '#contract/desk/desk-endpoint.ts';
import type { Erasure } from '#contract/storefront/privacy.ts';
import { namesCustomer } from '#domain/account/customer-search.ts';
import { normaliseEmail } from '#domain/account/email.ts';
import { describeObstacle } from '#domain/privacy/erasure-obstacles.ts';
import { checkStaffNote } from '#domain/staff/staff-note.ts';
import { createBadRequestError } from '#server/http/app-error.ts';
import { recordAudit } from '#server/platform/audit/audit-log.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type ByStaff, describeForAudit } from './customer-audit.ts';
import type { CustomerReader } from './customer-reader.ts';
import type { StoredCustomer } from './search/customer-terms.ts';

export type CustomerErasuresDeps = {
  clock: Clock;
  reader: CustomerReader;
  /** `onRequested` runs in the transaction of the erasure. */
  requestErasure: (
    userId: string,
    requestedBy: 'shop',
    onRequested: (tx: Database, erasure: Erasure) => Promise<void>,
  ) => Promise<Erasure>;
  /** `onWithdrawn` runs in the transaction, if an erasure waited. */
  cancelErasure: (userId: string, onWithdrawn: (tx: Database) => Promise<void>) => Promise<void>;
};

/** Erases a customer's data when they ask for it by email or phone. */
export function createCustomerErasures({ clock, reader, requestErasure, cancelErasure }: CustomerErasuresDeps) {
  return {
    async erase({
      params,
      body,
      actor,
    }: ParsedDeskInput<typeof eraseCustomer> & ByStaff): Promise<DeskData<typeof eraseCustomer>> {
      const customer = await reader.find(params.id);
      const { user } = customer;
      const reason = readReason(body.reason, customer);
      if (normaliseEmail(body.email) !== normaliseEmail(user.email))
        throw createBadRequestError("That isn't the customer's email. Please type the email shown.");
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

    /** Does nothing when no erasure is pending, as after a second click. */
    async withdraw({ params, body, actor }: ParsedDeskInput<typeof withdrawErasure> & ByStaff): Promise<DeskCustomer> {
      const customer = await reader.find(params.id);
      const { user } = customer;
      const reason = readReason(body.reason, customer);
      await cancelErasure(user.id, (tx) =>
        recordAudit(tx, {
          actor,
          permission: 'customers.erase',
          action: 'erasure withdrawn',
          ...describeForAudit(user.id),
          reason,
          at: clock.now(),
        }),
      );
      return reader.read(user.id);
    },
  };
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
