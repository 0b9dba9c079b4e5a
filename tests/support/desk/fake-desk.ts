import { vi } from 'vitest';
import type { DeskEndpoint } from '#contract/desk/desk-endpoint.ts';

type Sent = { url: string; method: string; body: unknown; key: string | null };
/** A promise resolves to a response that the test sends later. */
type FakeResponse =
  | { status: number; data?: unknown; message?: string }
  | 'unreachable'
  | 'gateway'
  | Promise<Response>;

/** Fakes the desk's endpoints. Each sends its responses in order, then repeats the last one. */
export function fakeDesk(responses: readonly (readonly [DeskEndpoint, ...FakeResponse[]])[]) {
  const sent: Sent[] = [];
  const waiting = responses.map(([endpoint, ...rest]) => ({ endpoint, rest }));
  const findResponse = (url: string, method: string): FakeResponse => {
    const match = waiting.find(({ endpoint }) => endpoint.method === method && matchesPath(endpoint.path, url));
    if (!match) throw new Error(`No response to ${method} ${url}.`);
    return (match.rest.length > 1 ? match.rest.shift() : match.rest[0]) ?? 'gateway';
  };
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const key = new Headers(headers).get('idempotency-key');
    sent.push({ url, method, body: typeof body === 'string' ? JSON.parse(body) : undefined, key });
    return toResponse(findResponse(url, method));
  });
  return { sent, findSent: (endpoint: DeskEndpoint) => sent.filter((request) => isTo(endpoint, request)) };
}

const isTo = ({ method, path }: DeskEndpoint, request: Sent) =>
  request.method === method && matchesPath(path, request.url);

const matchesPath = (pattern: string, url: string) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(url);

function toResponse(fake: FakeResponse): Response | Promise<Response> {
  if (fake instanceof Promise) return fake;
  if (fake === 'unreachable') throw new TypeError('Failed to fetch');
  if (fake === 'gateway') return new Response('<h1>Bad gateway</h1>', { status: 502 });
  const { status, data = null, message = '' } = fake;
  return new Response(JSON.stringify({ succeeded: status < 300, data, message }), { status });
}
