import { expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpointTable } from '#contract/endpoint-table.ts';
import { getShopAddress } from '../support/browser.ts';

type ErrorResponse = { status: number; message: unknown };

async function sendRequest(method: string, path: string): Promise<ErrorResponse> {
  const withBody = method === 'POST' || method === 'PUT';
  const body = withBody ? { body: '{}', headers: { 'content-type': 'application/json' } } : {};
  const response = await fetch(`${getShopAddress()}${path}`, { method, ...body });
  const { message } = (await response.json()) as { message: unknown };
  return { status: response.status, message };
}

it('serves every endpoint of the contract, and responds to unknown paths in JSON [SRV-02, API-28]', async () => {
  const unknown = await sendRequest('GET', '/api/no-such-call');
  expect(unknown.status).toBe(404);
  const isUnserved = async ({ method, path }: Endpoint) => {
    const response = await sendRequest(method, path.replace(/:\w+/g, 'x'));
    return response.status === 404 && response.message === unknown.message;
  };
  const unserved: string[] = [];
  for (const [name, endpoint] of Object.entries(endpointTable)) if (await isUnserved(endpoint)) unserved.push(name);
  expect(unserved).toEqual([]);
});
