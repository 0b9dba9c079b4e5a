import { createPasswordHasher } from '#server/http/sign-in/password-hasher.ts';
import { createStaffServices, type StaffServices } from '#server/modules/staff/staff-services.ts';
import type { AuditActor } from '#server/platform/audit/audit-log.ts';
import { systemClock } from '#server/platform/clock.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { getOperatorName } from '../commands/operator-name.ts';
import { withShopDatabase } from '../commands/shop-database.ts';

export type StaffTools = Pick<StaffServices, 'db' | 'members' | 'invitationService'> & { actor: AuditActor };

/** Opens the shop's database and runs `work` with the services of the desk. */
export const withStaffTools = (work: (tools: StaffTools) => Promise<void>): Promise<void> =>
  withShopDatabase(loadConfig, (db, config) =>
    work({
      ...createStaffServices({
        db,
        config,
        // Commands describe nobody and set up no second factor.
        getFacts: () => config.shop,
        clock: systemClock,
        passwords: createPasswordHasher(),
      }),
      actor: { staffId: null, name: getOperatorName(), requestId: 'command' },
    }),
  );
