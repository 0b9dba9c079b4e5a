import { endpointKey } from '#contract/endpoint.ts';
import { failure, success } from '#contract/envelope.ts';
import type { ApiAnswer, ApiRequest, Transport } from '#contract/transport.ts';

export type FakeAnswers = Record<string, (request: ApiRequest) => ApiAnswer | Promise<ApiAnswer>>;

export const jsonAnswer = (status: number, json: unknown): ApiAnswer => ({ status, json, text: JSON.stringify(json) });
export const textAnswer = (status: number, text: string): ApiAnswer => ({ status, json: undefined, text });
export const okAnswer = (data: unknown): ApiAnswer => jsonAnswer(200, success(data));

/** Answers by `'GET /api/Cart'`, remembers what was asked, and 404s what a test did not expect. */
export function fakeTransport(answers: FakeAnswers = {}): Transport & { requests: ApiRequest[] } {
  const requests: ApiRequest[] = [];
  const transport: Transport = async (request) => {
    requests.push(request);
    const answer = answers[endpointKey(request as Parameters<typeof endpointKey>[0])];
    return answer ? answer(request) : jsonAnswer(404, failure('Not found'));
  };
  return Object.assign(transport, { requests });
}
