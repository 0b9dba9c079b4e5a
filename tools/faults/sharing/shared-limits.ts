import type { FaultReport } from '../fault-run.ts';

type Shops = { getAddress(): string; addresses: readonly string[] };

const SIGN_INS_PER_MINUTE = 30;
const REQUESTS_PER_MINUTE_AND_PROCESS = 600;

const signIn = async (address: string, headers: Record<string, string> = {}): Promise<number> => {
  const response = await fetch(`${address}/api/Account/Authentication`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"email":"","password":""}',
  });
  await response.arrayBuffer();
  return response.status;
};

/** Strict limits apply across all processes, and none can be evaded by spoofing the client address. */
export async function checkSharedLimits({ getAddress, addresses }: Shops): Promise<FaultReport> {
  const signInStatuses: number[] = [];
  for (let attempt = 0; attempt < SIGN_INS_PER_MINUTE + 10; attempt++) {
    signInStatuses.push(await signIn(getAddress(), { 'x-forwarded-for': `10.0.0.${attempt}` }));
  }
  const allowedSignIns = signInStatuses.filter((status) => status === 400).length;

  const maxRequests = addresses.length * REQUESTS_PER_MINUTE_AND_PROCESS;
  let allowedRequests = 0;
  for (let attempt = 0; attempt < 2 * maxRequests; attempt++) {
    const response = await fetch(`${getAddress()}/api/Products/category/canvas`);
    await response.arrayBuffer();
    if (response.status === 200) allowedRequests += 1;
  }
  return {
    observations: [
      `limits: ${allowedSignIns} of ${signInStatuses.length} sign-ins accepted (limit ${SIGN_INS_PER_MINUTE}), each with another X-Forwarded-For`,
      `limits: ${allowedRequests} of ${2 * maxRequests} other requests accepted (limit ${maxRequests})`,
    ],
    violations: [
      ...(allowedSignIns === SIGN_INS_PER_MINUTE
        ? []
        : [`${allowedSignIns} sign-ins were accepted instead of ${SIGN_INS_PER_MINUTE}`]),
      ...(allowedRequests > 0 && allowedRequests <= maxRequests
        ? []
        : [`${allowedRequests} requests were accepted, the limit is ${maxRequests}`]),
    ],
  };
}
