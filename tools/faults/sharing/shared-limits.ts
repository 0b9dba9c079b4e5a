import type { FaultReport } from '../fault-run.ts';

type Shops = { address(): string; addresses: readonly string[] };

const SIGN_INS_PER_MINUTE = 30;
const CALLS_PER_MINUTE = 600;
/** What each process may count before syncing, about once a second. */
const UNSHARED = 200;

const signIn = async (address: string, headers: Record<string, string> = {}): Promise<number> => {
  const answer = await fetch(`${address}/api/Account/Authentication`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"email":"","password":""}',
  });
  await answer.arrayBuffer();
  return answer.status;
};

/** Rate limits apply across all processes and cannot be evaded by spoofing the client address. */
export async function checkSharedLimits({ address }: Shops): Promise<FaultReport> {
  const narrow: number[] = [];
  for (let call = 0; call < SIGN_INS_PER_MINUTE + 10; call++) {
    narrow.push(await signIn(address(), { 'x-forwarded-for': `10.0.0.${call}` }));
  }
  const letIn = narrow.filter((status) => status === 400).length;

  let wide = 0;
  for (let call = 0; call < 2 * CALLS_PER_MINUTE; call++) {
    const answer = await fetch(`${address()}/api/Products/category/canvas`);
    await answer.arrayBuffer();
    if (answer.status === 200) wide += 1;
  }
  return {
    seen: [
      `limits: ${letIn} of ${narrow.length} sign-ins let in (${SIGN_INS_PER_MINUTE} allowed), each under another X-Forwarded-For`,
      `limits: ${wide} of ${2 * CALLS_PER_MINUTE} other calls let in (${CALLS_PER_MINUTE} allowed)`,
    ],
    broken: [
      ...(letIn === SIGN_INS_PER_MINUTE ? [] : [`${letIn} sign-ins were let in instead of ${SIGN_INS_PER_MINUTE}`]),
      ...(wide > 0 && wide <= CALLS_PER_MINUTE + UNSHARED
        ? []
        : [`${wide} calls were let in, ${CALLS_PER_MINUTE} are allowed`]),
    ],
  };
}
