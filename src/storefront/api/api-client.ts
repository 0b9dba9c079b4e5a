import type { ClientEndpoint } from '#contract/client-endpoints.ts';
import type { CompleteEndpointInput, Endpoint } from '#contract/endpoint.ts';
import { unwrapResponse } from '#contract/readers/normalise-response.ts';
import type { ApiResponse, Transport } from '#contract/transport.ts';
import type { ApiResult } from './api-result.ts';

type Part = 'params' | 'query' | 'body';
type RequiredPart<E extends Endpoint> = {
  [P in Part]: Record<string, never> extends CompleteEndpointInput<E>[P] ? never : P;
}[Part];

/** The endpoint's required input parts, the others optional. */
export type EndpointInput<E extends Endpoint> = Pick<CompleteEndpointInput<E>, RequiredPart<E>> &
  Partial<CompleteEndpointInput<E>>;

export type ApiClient = {
  /** Never rejects: errors are results. Sends the token only to endpoints that need one. */
  call<E extends Endpoint>(endpoint: ClientEndpoint<E>, input: EndpointInput<E>, token?: string): Promise<ApiResult>;
};

export function createApiClient({ transport }: { transport: Transport }): ApiClient {
  return {
    async call(endpoint, input, token) {
      const { params, query, body } = input as Partial<CompleteEndpointInput<Endpoint>>;
      try {
        const response = await transport({
          method: endpoint.method,
          path: endpoint.path,
          params: { ...(params as object) },
          query: { ...(query as object) },
          body,
          token: endpoint.auth === 'bearer' ? token : undefined,
          takesDeviceId: endpoint.takesDeviceId,
        });
        return toApiResult(response);
      } catch (error) {
        return { kind: 'unreachable', reason: error instanceof Error ? error.message : '' };
      }
    },
  };
}

/** Reads the text of failures only: in server rendering it is made on demand. */
function toApiResult(response: ApiResponse): ApiResult {
  const { status, json } = response;
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && json === undefined) return { kind: 'notJson', status, text: response.text };
  const content = unwrapResponse(json);
  const { succeeded, message } = content;
  if (!isSuccess) {
    const { text, isTokenRefused = false, retryAfterMs } = response;
    return { kind: 'httpError', status, text, message, isJson: json !== undefined, isTokenRefused, retryAfterMs };
  }
  if (succeeded === false) return { kind: 'refused', status, text: response.text, message };
  return { kind: 'ok', status, json, content };
}
