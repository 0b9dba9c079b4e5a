import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { DeskCustomer } from '#contract/desk/customers/desk-customer.ts';
import { normaliseEmail } from '#domain/account/email.ts';
import { formatCountry } from '#domain/checkout/saved-details.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { createNotFoundError } from '#server/http/app-error.ts';
import type { FailedSignIns } from '#server/http/sign-in/failed-sign-ins.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { isFromEmail, isKeptMessage } from '#server/platform/database/messages-of-account.ts';
import {
  customerNotes,
  logins,
  type userDetails,
  users,
} from '#server/platform/database/tables/account/account-tables.ts';
import { consents } from '#server/platform/database/tables/account/privacy-tables.ts';
import { sessions } from '#server/platform/database/tables/account/session-tables.ts';
import { inquiries } from '#server/platform/database/tables/inquiry-tables.ts';
import { orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { selectCustomers, toCustomerRows } from './customer-rows.ts';
import type { StoredCustomer } from './search/customer-terms.ts';

const MAX_LISTED = 20;

export type CustomerReaderDeps = {
  db: Database;
  clock: Clock;
  signIns: Pick<FailedSignIns, 'readState'>;
  readErasure: (userId: string) => Promise<DeskCustomer['erasure']>;
};

export type CustomerReader = ReturnType<typeof createCustomerReader>;

/** Reads one customer. An erased one does not exist. */
export function createCustomerReader({ db, clock, signIns, readErasure }: CustomerReaderDeps) {
  async function find(id: string): Promise<StoredCustomer> {
    const where = isUuid(id) ? eq(users.id, id.toLowerCase()) : sql`false`;
    const [customer] = await selectCustomers(db, { where, sort: 'newest', limit: 1 });
    if (!customer) throw createNotFoundError("We couldn't find this customer. Their data may have been erased.");
    return customer;
  }

  async function hasLogin({ user }: StoredCustomer): Promise<boolean> {
    return (await db.$count(logins, eq(logins.emailLower, normaliseEmail(user.email)))) > 0;
  }

  async function readSignIn(customer: StoredCustomer): Promise<DeskCustomer['signIn']> {
    const { id, email, emailVerifiedAt } = customer.user;
    const state = await signIns.readState(normaliseEmail(email));
    const open = await db
      .select({ device: sessions.device, createdAt: sessions.createdAt })
      .from(sessions)
      .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, clock.now())))
      .orderBy(desc(sessions.createdAt))
      .limit(MAX_LISTED);
    const times = [state.lastSignInAt, open[0]?.createdAt].map((time) => time?.getTime() ?? 0);
    const lastMs = Math.max(...times);
    return {
      hasLogin: await hasLogin(customer),
      emailVerifiedAt: emailVerifiedAt?.toISOString() ?? null,
      lastSignInAt: lastMs > 0 ? new Date(lastMs).toISOString() : null,
      lockedUntil: state.lockedUntil?.toISOString() ?? null,
      devices: open.map(({ device, createdAt }) => ({ device, since: createdAt.toISOString() })),
    };
  }

  return {
    find,
    hasLogin,

    async read(id: string): Promise<DeskCustomer> {
      const customer = await find(id);
      const { user, details } = customer;
      const [[row], signIn, orderRows, messages, keptMessages, notes, consentRows, erasure] = await Promise.all([
        toCustomerRows(db, [customer]),
        readSignIn(customer),
        listOrders(db, user.id),
        listMessages(db, isFromEmail(user.email)),
        listKeptMessages(db, user),
        listNotes(db, user.id),
        db.select().from(consents).where(eq(consents.userId, user.id)).orderBy(desc(consents.givenAt)),
        readErasure(user.id),
      ]);
      if (!row) throw new Error('The customer has no row.');
      return {
        ...row,
        addressLines: details ? listAddressLines(details) : [],
        contactEmail: findContactEmail(customer),
        signIn,
        orders: orderRows.map(({ createdAt, ...order }) => ({ ...order, createdAt: createdAt.toISOString() })),
        messages: messages.map(({ id: messageId, ticket, kind, createdAt, doneAt }) => ({
          id: messageId,
          ticket,
          kind,
          createdAt: createdAt.toISOString(),
          isDone: doneAt !== null,
        })),
        keptMessages,
        notes: notes.map(({ id: noteId, text, by, at }) => ({ id: noteId, text, by, at: at.toISOString() })),
        consents: consentRows.map(({ purpose, textVersion, givenAt, withdrawnAt }) => ({
          purpose,
          textVersion,
          givenAt: givenAt.toISOString(),
          withdrawnAt: withdrawnAt?.toISOString() ?? null,
        })),
        erasure,
      };
    },
  };
}

const listOrders = (db: Database, userId: string) =>
  db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      status: orders.status,
      amountPaise: orders.amountPaise,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MAX_LISTED);

const listMessages = (db: Database, where: SQL | undefined) =>
  db.select().from(inquiries).where(where).orderBy(desc(inquiries.createdAt), desc(inquiries.id)).limit(MAX_LISTED);

async function listKeptMessages(db: Database, user: StoredCustomer['user']): Promise<DeskCustomer['keptMessages']> {
  const isKept = isKeptMessage(user);
  const [rows, count] = await Promise.all([listMessages(db, isKept), db.$count(inquiries, isKept)]);
  return { count, listed: rows.map(({ id, ticket }) => ({ id, ticket })) };
}

const listNotes = (db: Database, userId: string) =>
  db
    .select()
    .from(customerNotes)
    .where(eq(customerNotes.userId, userId))
    .orderBy(desc(customerNotes.at), desc(customerNotes.id));

function findContactEmail({ user, details }: StoredCustomer): string | null {
  const email = details?.email.trim() ?? '';
  return email === '' || normaliseEmail(email) === normaliseEmail(user.email) ? null : email;
}

const listAddressLines = (details: typeof userDetails.$inferSelect): string[] => {
  const { addressLine1, addressLine2, city, postalCode, state, country } = details;
  if (addressLine1 === '' && city === '') return [];
  const region = [state, formatCountry(country)].filter((part) => part !== '').join(', ');
  return [addressLine1, addressLine2, `${city} ${postalCode}`.trim(), region].filter((line) => line !== '');
};
