import { createHash, createHmac, randomUUID } from 'node:crypto';
import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Role } from '#domain/staff/permissions.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { staffInvitations } from '#server/platform/database/tables/staff-tables.ts';

const INVITATION_LASTS_MS = 30 * 60_000;
export const INVITATION_TOPIC = 'mail.staff-invitation';

/** `email` is null for the first owner of a shop, who gives it; `invitedBy` for the command line. */
type NewInvitation = { readonly email: string | null; readonly role: Role; readonly invitedBy: string | null };

type InvitationDeps = { secret: Uint8Array; clock: Clock; deskOrigin: string };

/** Links that work once. The token is derived from the id, so that the outbox can send it without storing it. */
export function createInvitationTokens({ secret, clock, deskOrigin }: InvitationDeps) {
  const table = staffInvitations;
  const deriveToken = (id: string): string =>
    createHmac('sha256', secret).update(`staff-invitation ${id}`).digest('base64url');
  const isUsable = () => and(isNull(table.usedAt), gt(table.expiresAt, clock.now()));
  const hasToken = (token: string) => and(eq(table.tokenHash, hashToken(token)), isUsable());

  return {
    /** The token is in the fragment, which browsers send to no server. */
    buildLink: (id: string): string => `${deskOrigin}/desk/invitation#${deriveToken(id)}`,

    /** Returns the id. Earlier invitations of the same email stop working. */
    async create(tx: Database, { email, role, invitedBy }: NewInvitation): Promise<string> {
      const id = randomUUID();
      const createdAt = clock.now();
      const expiresAt = new Date(createdAt.getTime() + INVITATION_LASTS_MS);
      const tokenHash = hashToken(deriveToken(id));
      if (email !== null) await tx.delete(table).where(and(eq(table.email, email), isUsable()));
      await tx.insert(table).values({ id, tokenHash, email, role, invitedBy, createdAt, expiresAt });
      return id;
    },

    async find(db: Database, token: string) {
      return (await db.select().from(table).where(hasToken(token)))[0];
    },

    async findById(db: Database, id: string) {
      return (
        await db
          .select()
          .from(table)
          .where(and(eq(table.id, id), isUsable()))
      )[0];
    },

    /** Marks the invitation as used. Of all requests with the same token, only the first gets it. */
    async redeem(tx: Database, token: string) {
      return (await tx.update(table).set({ usedAt: clock.now() }).where(hasToken(token)).returning())[0];
    },

    /** Oldest first. */
    listOpen: (db: Database) =>
      db
        .select()
        .from(table)
        .where(and(isUsable(), isNotNull(table.email)))
        .orderBy(asc(table.createdAt), asc(table.id)),

    /** Returns the cancelled invitation; undefined if it is used, expired or unknown. */
    async cancel(tx: Database, id: string) {
      return (
        await tx
          .delete(table)
          .where(and(eq(table.id, id), isUsable(), isNotNull(table.email)))
          .returning()
      )[0];
    },

    async cancelAll(tx: Database): Promise<void> {
      await tx.delete(table).where(isUsable());
    },

    async cancelTo(tx: Database, email: string): Promise<void> {
      await tx.delete(table).where(and(eq(table.email, email), isUsable()));
    },

    /** Cancels the invitations of a person who loses a role or the account. */
    async cancelOf(tx: Database, invitedBy: string): Promise<void> {
      await tx.delete(table).where(and(eq(table.invitedBy, invitedBy), isUsable()));
    },
  };
}

export type InvitationTokens = ReturnType<typeof createInvitationTokens>;

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
