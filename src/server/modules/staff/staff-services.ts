import type { ShopFacts } from '#contract/public-settings.ts';
import { createFailedSignIns } from '#server/http/sign-in/failed-sign-ins.ts';
import type { PasswordHasher } from '#server/http/sign-in/password-hasher.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createAuditLists } from './audit/audit-lists.ts';
import { createInvitationService } from './members/invitation-service.ts';
import { createInvitationTokens } from './members/invitation-tokens.ts';
import { createMembersService } from './members/members-service.ts';
import { createSecondFactor } from './second-factor/second-factor.ts';
import { createSecretCipher } from './second-factor/secret-cipher.ts';
import { createSignInService } from './sign-in-service.ts';
import { createStaffDescriptions } from './staff-descriptions.ts';
import { createStaffSessions } from './staff-sessions.ts';

type StaffDeps = {
  db: Database;
  clock: Clock;
  config: Pick<Config, 'desk' | 'session' | 'shopMode' | 'publicOrigin' | 'mail'>;
  /** The business facts in force. */
  getFacts(): ShopFacts;
  passwords: PasswordHasher;
};

/** Wires sign-in, sessions, invitations and members of staff. */
export function createStaffServices({ db, clock, config, getFacts, passwords }: StaffDeps) {
  const { secret } = config.session;
  const descriptions = createStaffDescriptions({ ...config, getFacts });
  const sessions = createStaffSessions({ db, clock, mustSetUpSecondFactor: descriptions.mustSetUpSecondFactor });
  const secondFactor = createSecondFactor({
    db,
    clock,
    cipher: createSecretCipher(secret),
    getShopName: () => getFacts().name,
  });
  const invitationTokens = createInvitationTokens({ secret, clock, deskOrigin: config.desk.origin });
  return {
    db,
    descriptions,
    sessions,
    secondFactor,
    invitationTokens,
    signIns: createSignInService({
      db,
      clock,
      sessions,
      passwords,
      failures: createFailedSignIns(db, clock, 'staff '),
      secondFactor,
    }),
    invitationService: createInvitationService({ db, clock, invitationTokens, sessions, passwords }),
    members: createMembersService({ db, clock, invitationTokens }),
    audit: createAuditLists({ db, clock }),
  };
}

export type StaffServices = ReturnType<typeof createStaffServices>;
