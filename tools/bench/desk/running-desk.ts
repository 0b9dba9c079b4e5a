import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '#contract/desk/desk-endpoint.ts';
import { signInStaff } from '#contract/desk/staff.ts';
import type { Envelope } from '#contract/envelope.ts';
import { type RunningShop, startShop } from '../../../scripts/testing/running-shop.ts';

/** The folder keeps the owner's password from one start to the next; without a URL it also holds the database. */
export type DeskDatabase = { readonly dataDir: string; readonly databaseUrl?: string };
export type DeskEndpointCall = {
  readonly method: string;
  readonly path: string;
  /** JSON, or an AVIF file. */
  readonly body?: object | Buffer;
};
export type RunningDesk = {
  readonly shop: RunningShop;
  readonly address: string;
  /** Sends a request of the signed-in owner and returns its data. */
  call<Data>(request: DeskEndpointCall): Promise<Data>;
};

const RATE_LIMIT_FACTOR = '1000000';

export const startShopOn = ({ databaseUrl, dataDir }: DeskDatabase, desk: 'on' | 'off'): Promise<RunningShop> =>
  startShop({
    dataDir,
    settings: { DESK: desk, RATE_LIMIT_FACTOR, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) },
  });

/** Starts the built shop and signs its demo owner in. */
export async function startDesk(database: DeskDatabase): Promise<RunningDesk> {
  const shop = await startShopOn(database, 'on');
  try {
    const [, address, email, password] = await waitForSignIn(shop);
    const endpoint = { method: signInStaff.method, path: signInStaff.path, body: { email, password, code: '' } };
    const response = await send(address, endpoint, '');
    const cookie = response.headers.getSetCookie().map((text) => text.split(';', 1)[0]);
    const call = async <Data>(request: DeskEndpointCall): Promise<Data> => {
      const { data, message } = (await (await send(address, request, cookie.join('; '))).json()) as Envelope<Data>;
      if (data === null) throw new Error(`${request.path}: ${message}`);
      return data;
    };
    return { shop, address, call };
  } catch (error) {
    await shop.stop();
    throw error;
  }
}

/** Waits for the line that names the desk's address and the demo owner; it is logged after the shop's own. */
async function waitForSignIn(shop: RunningShop): Promise<[string, string, string, string]> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const found = /The desk is open: (\S+)\/desk \((\S+) \/ ([^)]+)\)/.exec(shop.getOutput());
    if (found?.[1] && found[2] && found[3]) return [found[0], found[1], found[2], found[3]];
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('The desk did not open.');
}

async function send(address: string, { method, path, body }: DeskEndpointCall, cookie: string): Promise<Response> {
  const isFile = Buffer.isBuffer(body);
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      cookie,
      'sec-fetch-site': 'same-origin',
      [IDEMPOTENCY_HEADER]: randomUUID(),
      ...(body === undefined ? {} : { 'content-type': isFile ? 'image/avif' : 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}
