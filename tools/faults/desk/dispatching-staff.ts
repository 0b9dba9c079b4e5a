import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type DeskData, type DeskEndpoint, IDEMPOTENCY_HEADER } from '#contract/desk/desk-endpoint.ts';
import { deskEndpoints } from '#contract/desk/desk-endpoints.ts';
import type { Envelope } from '#contract/envelope.ts';
import { createPasswordHasher } from '#server/http/sign-in/password-hasher.ts';
import { createOrReopenStaff } from '#server/modules/staff/staff-repository.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { RunningShop } from '../../../scripts/testing/running-shop.ts';
import type { Dispatch } from './dispatch-batch.ts';

const EMAIL = 'dispatch@shop.example';
const PASSWORD = 'the password of the staff';
/** A killed process keeps its request for 60 s. */
const MAX_REPEAT_MS = 120_000;

type Results = DeskData<typeof deskEndpoints.dispatchOrders>['results'];

export async function addDispatchingStaff(db: Database): Promise<void> {
  const account = { id: randomUUID(), email: EMAIL, emailLower: EMAIL, name: 'Devi', role: 'dispatch' as const };
  const passwordHash = await createPasswordHasher().hash(PASSWORD);
  await createOrReopenStaff(db, { ...account, passwordHash, createdAt: new Date() });
}

/** A member of staff whose session outlives the shop's processes. */
export function createDispatchingStaff() {
  let cookie = '';

  function send({ method, path }: DeskEndpoint, shop: RunningShop, body?: object, key: string = randomUUID()) {
    const headers = {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      [IDEMPOTENCY_HEADER]: key,
      cookie,
    };
    return fetch(`${findDeskOrigin(shop)}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  }

  return {
    async signIn(shop: RunningShop): Promise<void> {
      const response = await send(deskEndpoints.signInStaff, shop, { email: EMAIL, password: PASSWORD, code: '' });
      if (!response.ok) throw new Error(`The sign-in failed with ${response.status}.`);
      cookie = response.headers
        .getSetCookie()
        .map((line) => line.split(';', 1)[0])
        .join('; ');
    },

    async countShipped(shop: RunningShop): Promise<number> {
      const counts = await readData<typeof deskEndpoints.countOrders>(await send(deskEndpoints.countOrders, shop));
      return counts.shipped;
    },

    /** Resolves with whether a response arrived. */
    dispatch: (shop: RunningShop, dispatches: readonly Dispatch[], key: string): Promise<boolean> =>
      send(deskEndpoints.dispatchOrders, shop, { dispatches }, key).then(
        () => true,
        () => false,
      ),

    /** Repeats the request until the shop no longer takes it for running. */
    async repeat(shop: RunningShop, dispatches: readonly Dispatch[], key: string): Promise<Results> {
      const deadline = performance.now() + MAX_REPEAT_MS;
      for (;;) {
        const response = await send(deskEndpoints.dispatchOrders, shop, { dispatches }, key);
        if (response.status !== 409 || performance.now() > deadline)
          return (await readData<typeof deskEndpoints.dispatchOrders>(response)).results;
        await response.body?.cancel();
        await pause(500);
      }
    },
  };
}

export function findDeskOrigin(shop: RunningShop): string {
  const origin = /desk is open: (http:\/\/[^/\s"]+)/.exec(shop.getOutput())?.[1];
  if (origin === undefined) throw new Error('The shop runs without the desk.');
  return origin;
}

async function readData<E extends DeskEndpoint>(response: Response): Promise<DeskData<E>> {
  const { data } = (await response.json()) as Envelope<DeskData<E>>;
  if (!response.ok || data === null) throw new Error(`The desk responded with ${response.status}.`);
  return data;
}
