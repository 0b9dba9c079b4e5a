import type { CurrentStaff, StaffMember } from '#contract/desk/staff.ts';
import type { ShopFacts } from '#contract/public-settings.ts';
import { formatAddressLines } from '#domain/shell/contact-details.ts';
import { getPermissions, needsSecondFactor } from '#domain/staff/permissions.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { StaffRow } from './staff-repository.ts';

type ShopSettings = Pick<Config, 'shopMode' | 'publicOrigin' | 'mail'> & { getFacts(): ShopFacts };

export function createStaffDescriptions({ getFacts, shopMode, publicOrigin, mail }: ShopSettings) {
  const mustSetUpSecondFactor = ({ role, totpSecret }: StaffRow): boolean =>
    shopMode === 'live' && totpSecret === null && needsSecondFactor(role);

  return {
    mustSetUpSecondFactor,
    describeCurrent: (row: StaffRow): CurrentStaff => ({
      id: row.id,
      name: row.name,
      email: row.email,
      role: row.role,
      permissions: [...getPermissions(row.role)],
      hasSecondFactor: row.totpSecret !== null,
      mustSetUpSecondFactor: mustSetUpSecondFactor(row),
      shopName: getFacts().name,
      shopContact: [...formatAddressLines(getFacts().address), getFacts().phone],
      shopMode,
      shopOrigin: publicOrigin,
      hasMailServer: mail.smtpUrl !== undefined,
    }),
  };
}

export type StaffDescriptions = ReturnType<typeof createStaffDescriptions>;

export const describeMember = (row: StaffRow, lastSeenAt: Date | null): StaffMember => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  hasSecondFactor: row.totpSecret !== null,
  isDisabled: row.disabledAt !== null,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
  version: row.version,
});
