import { vi } from 'vitest';
import type { DeskEndpoint } from '#contract/desk/desk-endpoint.ts';

type Sent = { url: string; method: string; body: unknown; key: string | null };
/** A promise is a response that the test gives later. */
type Answer = { status: number; data?: unknown; message?: string } | 'unreachable' | 'gateway' | Promise<Response>;

/** Stands in for the desk's endpoints: the answers of each in turn, the last one again and again. */
export function fakeDesk(answers: readonly (readonly [DeskEndpoint, ...Answer[]])[]) {
  const sent: Sent[] = [];
  const waiting = answers.map(([endpoint, ...rest]) => ({ endpoint, rest }));
  const findAnswer = (url: string, method: string): Answer => {
    const match = waiting.find(({ endpoint }) => endpoint.method === method && matchesPath(endpoint.path, url));
    if (!match) throw new Error(`No answer to ${method} ${url}.`);
    return (match.rest.length > 1 ? match.rest.shift() : match.rest[0]) ?? 'gateway';
  };
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const key = new Headers(headers).get('idempotency-key');
    sent.push({ url, method, body: typeof body === 'string' ? JSON.parse(body) : undefined, key });
    return toResponse(findAnswer(url, method));
  });
  return { sent, findSent: (endpoint: DeskEndpoint) => sent.filter((request) => isTo(endpoint, request)) };
}

const isTo = ({ method, path }: DeskEndpoint, request: Sent) =>
  request.method === method && matchesPath(path, request.url);

const matchesPath = (pattern: string, url: string) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(url);

function toResponse(answer: Answer): Response | Promise<Response> {
  if (answer instanceof Promise) return answer;
  if (answer === 'unreachable') throw new TypeError('Failed to fetch');
  if (answer === 'gateway') return new Response('<h1>Bad gateway</h1>', { status: 502 });
  const { status, data = null, message = '' } = answer;
  return new Response(JSON.stringify({ succeeded: status < 300, data, message }), { status });
}
