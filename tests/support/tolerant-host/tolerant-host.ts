import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createForeignTokens } from './foreign-tokens.ts';
import { findEndpointName, type Json, renameKeys, type Spelling } from './spelling.ts';

type HostRequest = {
  /** E.g. `POST /api/Cart/addtocart`. */
  call: string;
  body: Json | undefined;
  /** True if the browser sent it, false if the server sent it while rendering. */
  isFromBrowser: boolean;
};

export type TolerantHost = {
  address: string;
  calls: HostRequest[];
  setSpelling(spelling: Spelling): void;
  /** Responds to matching requests with this status and text from now on. */
  overrideResponses(call: RegExp, status: number, text: string): void;
  /** Stops overriding and clears the recorded requests. */
  reset(): void;
  close(): Promise<void>;
};

type HostOptions = { shop: string; storefront: string; spelling: Spelling };
type HostResponse = { status: number; type?: string; body?: string | Buffer };

/** Where the host has its pictures, unlike the shop. */
const OWN_FOLDER = /^\/media(?=\/)/;
const TEXT = 'text/plain; charset=utf-8';
const ALLOWED = { 'access-control-allow-methods': 'GET, POST, PUT, DELETE', 'access-control-max-age': '600' };

/**
 * A third-party API host: proxies the shop's API and responds in another of the allowed spellings (D-50), sends every
 * error as plain text, and reads `{UserId}` only.
 */
export async function startTolerantHost({ shop, storefront, spelling: first }: HostOptions): Promise<TolerantHost> {
  let spelling = first;
  let overrides: { call: RegExp; status: number; text: string }[] = [];
  const calls: HostRequest[] = [];
  const tokens = createForeignTokens();

  async function buildResponse(request: IncomingMessage): Promise<HostResponse> {
    const body = await readBody(request);
    const { pathname } = new URL(request.url ?? '', shop);
    const call = `${request.method} ${pathname}`;
    if (!pathname.startsWith('/api/')) return forward(await fetch(shop + pathname.replace(OWN_FOLDER, '')));
    calls.push({ call, body, isFromBrowser: request.headers.origin === storefront });
    const override = overrides.find((entry) => entry.call.test(call));
    if (override) return { status: override.status, type: TEXT, body: override.text };
    const name = findEndpointName(request.method ?? '', pathname);
    if (name === 'createOrder' && body?.UserId === undefined)
      return { status: spelling.misread, type: TEXT, body: 'The UserId field is required.' };
    const { status, json } = await requestShop(request, body);
    if (status >= 400) return { status, type: TEXT, body: `The host says: ${json.message}` };
    const respell = name && spelling.bodies[name];
    const sent = name === 'authenticate' ? withForeignToken(json) : json;
    const respelt = respell ? respell(json.data as Json, address) : sent;
    return respelt === undefined
      ? { status: 204 }
      : { status, body: JSON.stringify(renameKeys(respelt, spelling.rename)) };
  }

  async function requestShop(
    request: IncomingMessage,
    body: Json | undefined,
  ): Promise<{ status: number; json: Json }> {
    const authorization = tokens.translateHeader(request.headers.authorization);
    const response = await fetch(shop + request.url, {
      method: request.method ?? 'GET',
      headers: { ...(authorization && { authorization }), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, json: (await response.json()) as Json };
  }

  function withForeignToken(json: Json): Json {
    const data = json.data as { jwToken: string };
    return { ...json, data: { jwToken: tokens.issue(data.jwToken, spelling.userIdClaim) } };
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('access-control-allow-origin', storefront);
    if (request.method === 'OPTIONS') {
      const headers = request.headers['access-control-request-headers'] ?? '';
      return void response.writeHead(204, { ...ALLOWED, 'access-control-allow-headers': headers }).end();
    }
    const { status, type = 'application/json', body } = await buildResponse(request);
    response.writeHead(status, body === undefined ? {} : { 'content-type': type }).end(body);
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) =>
      response.writeHead(502, { 'content-type': TEXT }).end(`${error}`),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    address,
    calls,
    setSpelling(next) {
      spelling = next;
    },
    overrideResponses(call, status, text) {
      overrides.push({ call, status, text });
    },
    reset() {
      overrides = [];
      calls.length = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readBody(request: IncomingMessage): Promise<Json | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? undefined : (JSON.parse(text) as Json);
}

/** Forwards other responses, such as pictures, unchanged. */
async function forward(response: Response): Promise<HostResponse> {
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  return { status: response.status, type, body: Buffer.from(await response.arrayBuffer()) };
}
