import { exportAudit, listAudit } from '#contract/desk/audit.ts';
import {
  acceptInvitation,
  cancelInvitation,
  changeStaffRole,
  checkInvitation,
  confirmSecondFactor,
  disableStaff,
  endStaffSessions,
  getCurrentStaff,
  inviteStaff,
  listStaff,
  resetStaffAccess,
  signInStaff,
  signOutStaff,
  startSecondFactor,
} from '#contract/desk/staff.ts';
import { bindDeskHandlers, bindPublicDeskHandlers } from '#server/http/desk/desk-endpoint-routes.ts';
import type { StaffIdentity } from '#server/http/desk/staff-session.ts';
import type { AuditActor } from '#server/platform/audit/audit-log.ts';
import { findStaff } from './staff-repository.ts';
import type { StaffServices } from './staff-services.ts';

/** Returns one bound endpoint by name. */
export const createStaffRoutes = (services: StaffServices) => ({
  ...bindOpenRoutes(services),
  ...bindOwnRoutes(services),
  ...bindManagerRoutes(services),
});

const bindOpenRoutes = ({ db, sessions, signIns, invitationService, descriptions }: StaffServices) =>
  bindPublicDeskHandlers(
    { getCurrentStaff, signInStaff, checkInvitation, acceptInvitation },
    {
      async getCurrentStaff({ cookies: { token } }) {
        const session = token === undefined ? undefined : await sessions.find(token);
        const row = session && (await findStaff(db, session.staff.id));
        return { staff: row ? descriptions.describeCurrent(row) : null };
      },
      async signInStaff({ body, cookies, requestId }) {
        const signedIn = await signIns.signIn(body, { deviceId: cookies.deviceId, requestId });
        if (!signedIn) return { isCodeRequired: true, staff: null };
        cookies.start(signedIn);
        return { isCodeRequired: false, staff: descriptions.describeCurrent(signedIn.row) };
      },
      checkInvitation: ({ body }) => invitationService.check(body.token),
      async acceptInvitation({ body, cookies, requestId }) {
        const { row, token } = await invitationService.accept(body, requestId);
        cookies.start({ token, deviceId: cookies.deviceId });
        return descriptions.describeCurrent(row);
      },
    },
  );

/** About one's own account and session. */
const bindOwnRoutes = ({ sessions, secondFactor, signIns }: StaffServices) =>
  bindDeskHandlers(
    { signOutStaff, startSecondFactor, confirmSecondFactor },
    {
      async signOutStaff({ cookies }) {
        if (cookies.token !== undefined) await sessions.end(cookies.token);
        cookies.end();
        return {};
      },
      startSecondFactor: async ({ body, staff, cookies }) =>
        secondFactor.start(await signIns.confirmIdentity(staff.id, body, cookies.deviceId)),
      confirmSecondFactor: async ({ body, staff, actor, cookies }) => ({
        recoveryCodes: await secondFactor.confirm(staff.id, body.code, { actor, token: cookies.token }),
      }),
    },
  );

const bindManagerRoutes = ({ members, invitationService, audit }: StaffServices) =>
  bindDeskHandlers(
    {
      listStaff,
      inviteStaff,
      cancelInvitation,
      changeStaffRole,
      disableStaff,
      endStaffSessions,
      resetStaffAccess,
      listAudit,
      exportAudit,
    },
    {
      listStaff: () => members.list(),
      async inviteStaff({ body, staff, actor }) {
        await invitationService.invite({ ...body, granter: staff.role, actor, sendsEmail: true });
        return {};
      },
      async cancelInvitation({ params, actor }) {
        await invitationService.cancel(params.id, actor);
        return {};
      },
      changeStaffRole: ({ params, body, ...input }) => members.changeRole({ ...params, ...body }, toManager(input)),
      disableStaff: ({ params, body, ...input }) => members.disable({ ...params, ...body }, toManager(input)),
      async endStaffSessions({ params, body, ...input }) {
        await members.endSessions(params.id, body.reason, toManager(input));
        return {};
      },
      async resetStaffAccess({ params, body, ...input }) {
        await members.reset({ ...params, ...body, sendsEmail: true }, toManager(input));
        return {};
      },
      listAudit: ({ body }) => audit.list(body),
      exportAudit: ({ body, actor }) => audit.exportCsv(body, actor),
    },
    {
      inviteStaff: async () => ({}),
      cancelInvitation: async () => ({}),
      changeStaffRole: ({ params }) => members.read(params.id),
      disableStaff: ({ params }) => members.read(params.id),
      endStaffSessions: async () => ({}),
      resetStaffAccess: async () => ({}),
    },
  );

const toManager = ({ staff, actor }: { staff: StaffIdentity; actor: AuditActor }) => ({ role: staff.role, actor });
