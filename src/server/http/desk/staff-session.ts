import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDeviceId } from '#contract/device-id.ts';
import type { Role } from '#domain/staff/permissions.ts';

export type StaffIdentity = { readonly id: string; readonly name: string; readonly role: Role };

export type StaffSession = {
  readonly staff: StaffIdentity;
  /** Until then, the session opens only the endpoints that set it up. */
  readonly mustSetUpSecondFactor: boolean;
};

/** Reads the session from the database, so that a revoked one ends at once in every process. */
export type FindStaffSession = (token: string, isUnattended?: boolean) => Promise<StaffSession | undefined>;

/** The cookies of one request: the session, and a device that has signed in before. */
export type SessionCookies = {
  readonly token: string | undefined;
  readonly deviceId: string | undefined;
  start(session: { token: string; deviceId: string | undefined }): void;
  end(): void;
};

const DEVICE_SECONDS = 365 * 24 * 60 * 60;

export function registerCookies(app: FastifyInstance): void {
  app.register(fastifyCookie);
}

/** Browsers send cookies of one host to all its ports: SameSite is no protection between the shop and the desk. */
export function createSessionCookies(deskOrigin: string) {
  const secure = deskOrigin.startsWith('https:');
  // The prefix makes browsers refuse a cookie that another host or an insecure page has set.
  const prefix = secure ? '__Host-' : '';
  const sessionName = `${prefix}desk-session`;
  const deviceName = `${prefix}desk-device`;
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;

  return (request: FastifyRequest, reply: FastifyReply): SessionCookies => {
    const deviceId = request.cookies[deviceName];
    return {
      token: request.cookies[sessionName],
      deviceId: isDeviceId(deviceId) ? deviceId : undefined,
      start(session) {
        reply.setCookie(sessionName, session.token, options);
        if (session.deviceId !== undefined)
          reply.setCookie(deviceName, session.deviceId, { ...options, maxAge: DEVICE_SECONDS });
      },
      end: () => void reply.clearCookie(sessionName, options),
    };
  };
}

export type ReadSessionCookies = ReturnType<typeof createSessionCookies>;
