import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DeskData, type DeskEndpoint, type DeskInput, IDEMPOTENCY_HEADER } from '#contract/desk/desk-endpoint.ts';
import { deskEndpoints } from '#contract/desk/desk-endpoints.ts';
import type { Envelope } from '#contract/envelope.ts';

const OWNER = 'owner@demo.invalid';

/** Signs the demo owner in at a running desk. `dataDir` belongs to the process that created the account. */
export async function signInToDesk(origin: string, dataDir: string) {
  let cookie = '';

  async function request(path: string, { method, isWrite }: DeskEndpoint, body: object): Promise<Response> {
    return fetch(origin + path, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie,
        ...(isWrite && { [IDEMPOTENCY_HEADER]: randomUUID() }),
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    });
  }

  const password = readFileSync(join(dataDir, 'demo-owner-password'), 'utf8').trim();
  const { signInStaff } = deskEndpoints;
  const response = await request(signInStaff.path, signInStaff, { email: OWNER, password, code: '' });
  if (!response.ok) throw new Error(`Signing in to the desk returned ${response.status}.`);
  cookie = response.headers
    .getSetCookie()
    .map((header) => header.split(';', 1)[0])
    .join('; ');

  return {
    /** Sends a request and returns its data; throws if the desk refuses it. */
    async send<Endpoint extends DeskEndpoint>(
      endpoint: Endpoint,
      body: DeskInput<Endpoint>['body'],
      id = '',
    ): Promise<DeskData<Endpoint>> {
      const path = endpoint.path.replace(/:\w+/, id);
      const result = await request(path, endpoint, body as object);
      const { data, message } = (await result.json()) as Envelope<DeskData<Endpoint>>;
      if (!result.ok) throw new Error(`${path} returned ${result.status} ${message}`);
      return data as DeskData<Endpoint>;
    },
  };
}

export type DeskClient = Awaited<ReturnType<typeof signInToDesk>>;
