import { buildEndpointKey } from '#contract/endpoint.ts';
import { buildFailure, buildSuccess } from '#contract/envelope.ts';
import type { ApiRequest, ApiResponse, Transport } from '#contract/transport.ts';

export type FakeResponses = Record<string, (request: ApiRequest) => ApiResponse | Promise<ApiResponse>>;

export const buildJsonResponse = (status: number, json: unknown): ApiResponse => ({
  status,
  json,
  text: JSON.stringify(json),
});
export const buildTextResponse = (status: number, text: string): ApiResponse => ({ status, json: undefined, text });
export const buildOkResponse = (data: unknown): ApiResponse => buildJsonResponse(200, buildSuccess(data));

/** Responds by endpoint (`'GET /api/Cart'`) and with 404 otherwise; records all requests. */
export function createFakeTransport(responses: FakeResponses = {}): Transport & { requests: ApiRequest[] } {
  const requests: ApiRequest[] = [];
  const transport: Transport = async (request) => {
    requests.push(request);
    const respond = responses[buildEndpointKey(request as Parameters<typeof buildEndpointKey>[0])];
    return respond ? respond(request) : buildJsonResponse(404, buildFailure('Not found'));
  };
  return Object.assign(transport, { requests });
}
