import { randomUUID } from 'node:crypto';
import type { PasswordHasher } from '#server/http/sign-in/password-hasher.ts';
import { type AuditActor, recordAudit, START_REQUEST_ID } from '#server/platform/audit/audit-log.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import { readOrCreateSecret } from '#server/platform/config/generated-secret.ts';
import type { Database } from '#server/platform/database/database.ts';
import { staff } from '#server/platform/database/tables/staff-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import type { InvitationTokens } from './members/invitation-tokens.ts';
import {
  countActiveStaff,
  createOrReopenStaff,
  findStaffByEmail,
  getPasswordHash,
  listStaff,
  updateStaff,
} from './staff-repository.ts';
import { endAllSessions } from './staff-sessions.ts';

export const DEMO_OWNER_EMAIL = 'owner@demo.invalid';
const PASSWORD_FILE = 'demo-owner-password';
const PASSWORD_BYTES = 12;
const ACTOR: AuditActor = { staffId: null, name: 'Start of the shop', requestId: START_REQUEST_ID };

/** How the first person gets into the desk, for the log. */
export type FirstSignIn =
  | { readonly kind: 'password'; readonly email: string; readonly password: string }
  | { readonly kind: 'link'; readonly link: string };

type FirstStaffDeps = {
  config: Pick<Config, 'shopMode' | 'dataDir'>;
  db: Database;
  clock: Clock;
  passwords: Pick<PasswordHasher, 'hash' | 'verify'>;
  invitationTokens: Pick<InvitationTokens, 'create' | 'buildLink' | 'cancelAll'>;
};

/** Gives a demo shop its owner, locks the demo's staff in a live shop, and lets the first owner of a live shop in. */
export const prepareFirstStaff = (deps: FirstStaffDeps): Promise<FirstSignIn | undefined> =>
  deps.config.shopMode === 'demo' ? prepareDemoOwner(deps) : prepareLiveOwner(deps);

async function prepareDemoOwner(deps: FirstStaffDeps): Promise<FirstSignIn | undefined> {
  const { config, db, clock, passwords } = deps;
  const readPassword = () => readOrCreateSecret(config.dataDir, PASSWORD_FILE, PASSWORD_BYTES);
  if ((await db.$count(staff)) === 0) {
    const passwordHash = await passwords.hash(readPassword());
    await createDemoOwner(db, passwordHash, clock.now());
  }
  const owner = await findStaffByEmail(db, DEMO_OWNER_EMAIL);
  if (!owner || owner.disabledAt !== null) return undefined;
  const password = readPassword();
  const isCurrent = await passwords.verify(getPasswordHash(owner), password);
  return isCurrent ? { kind: 'password', email: owner.email, password } : undefined;
}

const createDemoOwner = (db: Database, passwordHash: string, createdAt: Date): Promise<void> =>
  runInTransaction(db, async (tx) => {
    const account = { email: DEMO_OWNER_EMAIL, emailLower: DEMO_OWNER_EMAIL, name: 'Demo owner', passwordHash };
    const row = await createOrReopenStaff(tx, { ...account, id: randomUUID(), role: 'owner', createdAt });
    if (row) await recordAudit(tx, { ...describeAccount(row), action: 'demo account created', at: createdAt });
  });

async function prepareLiveOwner({ db, clock, invitationTokens }: FirstStaffDeps): Promise<FirstSignIn | undefined> {
  await runInTransaction(db, (tx) => disableDemoStaff(tx, invitationTokens, clock.now()));
  if ((await countActiveStaff(db)) > 0) return undefined;
  const id = await invitationTokens.create(db, { email: null, role: 'owner', invitedBy: null });
  return { kind: 'link', link: invitationTokens.buildLink(id) };
}

/** At the first start of a live shop all accounts and invitations come from the demo. */
async function disableDemoStaff(
  tx: Database,
  invitationTokens: Pick<InvitationTokens, 'cancelAll'>,
  at: Date,
): Promise<void> {
  const owner = await findStaffByEmail(tx, DEMO_OWNER_EMAIL);
  if (!owner || owner.disabledAt !== null) return;
  await invitationTokens.cancelAll(tx);
  for (const { row: account } of await listStaff(tx)) {
    if (account.disabledAt !== null) continue;
    const row = await updateStaff(tx, account, { disabledAt: at });
    if (!row) continue;
    await endAllSessions(tx, row.id);
    await recordAudit(tx, { ...describeAccount(row), action: 'demo account disabled', at });
  }
}

const describeAccount = ({ id, name }: { id: string; name: string }) =>
  ({ actor: ACTOR, permission: 'staff', objectKind: 'staff', objectId: id, object: name }) as const;
