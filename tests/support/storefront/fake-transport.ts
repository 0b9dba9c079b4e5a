import { buildEndpointKey } from '#contract/endpoint.ts';
import { failure, success } from '#contract/envelope.ts';
import type { ApiRequest, ApiResponse, Transport } from '#contract/transport.ts';

export type FakeResponses = Record<string, (request: ApiRequest) => ApiResponse | Promise<ApiResponse>>;

export const jsonResponse = (status: number, json: unknown): ApiResponse => ({
  status,
  json,
  text: JSON.stringify(json),
});
export const textResponse = (status: number, text: string): ApiResponse => ({ status, json: undefined, text });
export const okResponse = (data: unknown): ApiResponse => jsonResponse(200, success(data));

/** Responds by `'GET /api/Cart'`, records requests, and 404s unexpected ones. */
export function createFakeTransport(answers: FakeResponses = {}): Transport & { requests: ApiRequest[] } {
  const requests: ApiRequest[] = [];
  const transport: Transport = async (request) => {
    requests.push(request);
    const answer = answers[buildEndpointKey(request as Parameters<typeof buildEndpointKey>[0])];
    return answer ? answer(request) : jsonResponse(404, failure('Not found'));
  };
  return Object.assign(transport, { requests });
}
