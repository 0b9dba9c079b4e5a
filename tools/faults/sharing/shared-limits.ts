import type { FaultReport } from '../fault-run.ts';

type Shops = { getAddress(): string; addresses: readonly string[] };

const SIGN_INS_PER_MINUTE = 30;
const REQUESTS_PER_MINUTE = 600;
/** Requests that each process may allow before it syncs, about once a second. */
const UNSYNCED_REQUESTS = 200;

const signIn = async (address: string, headers: Record<string, string> = {}): Promise<number> => {
  const response = await fetch(`${address}/api/Account/Authentication`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"email":"","password":""}',
  });
  await response.arrayBuffer();
  return response.status;
};

/** Rate limits apply across all processes and cannot be evaded by spoofing the client address. */
export async function checkSharedLimits({ getAddress }: Shops): Promise<FaultReport> {
  const signInStatuses: number[] = [];
  for (let attempt = 0; attempt < SIGN_INS_PER_MINUTE + 10; attempt++) {
    signInStatuses.push(await signIn(getAddress(), { 'x-forwarded-for': `10.0.0.${attempt}` }));
  }
  const allowedSignIns = signInStatuses.filter((status) => status === 400).length;

  let allowedRequests = 0;
  for (let attempt = 0; attempt < 2 * REQUESTS_PER_MINUTE; attempt++) {
    const response = await fetch(`${getAddress()}/api/Products/category/canvas`);
    await response.arrayBuffer();
    if (response.status === 200) allowedRequests += 1;
  }
  return {
    observations: [
      `limits: ${allowedSignIns} of ${signInStatuses.length} sign-ins accepted (limit ${SIGN_INS_PER_MINUTE}), each with another X-Forwarded-For`,
      `limits: ${allowedRequests} of ${2 * REQUESTS_PER_MINUTE} other requests accepted (limit ${REQUESTS_PER_MINUTE})`,
    ],
    violations: [
      ...(allowedSignIns === SIGN_INS_PER_MINUTE
        ? []
        : [`${allowedSignIns} sign-ins were accepted instead of ${SIGN_INS_PER_MINUTE}`]),
      ...(allowedRequests > 0 && allowedRequests <= REQUESTS_PER_MINUTE + UNSYNCED_REQUESTS
        ? []
        : [`${allowedRequests} requests were accepted, the limit is ${REQUESTS_PER_MINUTE}`]),
    ],
  };
}
