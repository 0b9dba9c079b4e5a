import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccessLog } from './access-log.ts';
import { callerAddress } from './limits/caller-address.ts';
import type { User } from './security/bearer.ts';
import { isCall } from './security/cors.ts';
import type { SecurityHeaders } from './security/security-headers.ts';

const CALLER = 'callerAddress';
const USER = 'user';

/** Who is counted for this request. */
export const callerOf = (request: FastifyRequest): string => request.getDecorator<string>(CALLER);
/** The customer of the token, where the row asks for one. */
export const userOf = (request: FastifyRequest): User | undefined => request.getDecorator<User | undefined>(USER);
export const setUser = (request: FastifyRequest, user: User): void =>
  request.setDecorator<User | undefined>(USER, user);

/** Writes lines that name the request. */
export const logOf = (request: FastifyRequest) => request.log.child({ requestId: request.id });

export type FrameParts = {
  headers: SecurityHeaders;
  trustProxyHops: number;
  accessLog: AccessLog;
  isClosing(): boolean;
};

/** What surrounds every request: its caller, the headers of every answer, the line in the log. */
export function frameRequests(app: FastifyInstance, parts: FrameParts): void {
  app.decorateRequest(CALLER, '');
  app.decorateRequest(USER, undefined);

  app.addHook('onRequest', async (request, reply) => {
    request.setDecorator(CALLER, callerAddress(request.raw, parts.trustProxyHops));
    setCommonHeaders(request, reply, parts.headers);
    if (parts.isClosing()) reply.raw.setHeader('connection', 'close');
  });

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url;
    const url = route === undefined || route.includes('*') ? request.url : route;
    const { method, id } = request;
    parts.accessLog({ method, url, status: reply.statusCode, ms: reply.elapsedTime, requestId: id });
  });
}

/** On the bare response, so that they are there whichever way the answer is sent. */
export function setCommonHeaders(request: FastifyRequest, reply: FastifyReply, headers: SecurityHeaders): void {
  const set = isCall(request.url) ? headers.calls : headers.pages;
  for (const name in set) reply.raw.setHeader(name, set[name] ?? '');
  reply.raw.setHeader('x-request-id', request.id);
}

/** A page asks for many files: half a kilobyte that only documents understand would come with each of them. */
export function setFileHeaders(reply: FastifyReply, { pages, files }: SecurityHeaders): void {
  for (const name in pages) if (!(name in files)) reply.raw.removeHeader(name);
  for (const name in files) reply.raw.setHeader(name, files[name] ?? '');
}
