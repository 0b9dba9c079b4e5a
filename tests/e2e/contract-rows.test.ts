import { expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpointTable } from '#contract/endpoint-table.ts';
import { shopAddress } from './support/browser.ts';

type Answer = { status: number; message: unknown };

async function call(method: string, path: string): Promise<Answer> {
  const withBody = method === 'POST' || method === 'PUT';
  const body = withBody ? { body: '{}', headers: { 'content-type': 'application/json' } } : {};
  const answer = await fetch(`${shopAddress()}${path}`, { method, ...body });
  const { message } = (await answer.json()) as { message: unknown };
  return { status: answer.status, message };
}

it('serves every endpoint of the contract, and responds to unknown paths in JSON [SRV-02, API-28]', async () => {
  const unknown = await call('GET', '/api/no-such-call');
  expect(unknown.status).toBe(404);
  const isUnserved = async ({ method, path }: Endpoint) => {
    const answer = await call(method, path.replace(/:\w+/g, 'x'));
    return answer.status === 404 && answer.message === unknown.message;
  };
  const unserved: string[] = [];
  for (const [name, row] of Object.entries(endpointTable)) if (await isUnserved(row)) unserved.push(name);
  expect(unserved).toEqual([]);
});
